/** The keys of the table. */

export interface Keys {
  place(number: number): void;
  undo(): void;
  enter(): void;
  escape(): void;
  best(): void;
  hint(): void;
  help(): void;
  score(): void;
  digits(shown: boolean): void;
}

const DOUBLE = 600;

/** A handler for keys pressed and released; two digits soon after one another are one number. */
export function keys(act: Keys): (event: KeyboardEvent) => void {
  let typed = "";
  let timer = 0;

  function digit(key: string): void {
    typed += key;
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      act.place(Number(typed));
      typed = "";
    }, DOUBLE);
  }

  function pressed(event: KeyboardEvent): void {
    const key = event.key.toLowerCase();
    if (/^\d$/.test(key) || /^Digit\d$/.test(event.code)) digit(event.code.slice(-1));
    else if (event.ctrlKey || event.metaKey || event.altKey) return;
    else if (key === "u") act.undo();
    else if (key === "b") act.best();
    else if (key === "h") act.hint();
    else if (key === "s") act.score();
    else if (key === "escape") act.escape();
    else if (key === "?") act.help();
    else if (key === "enter" && !(event.target as HTMLElement).closest("button:not([aria-disabled=true]), a, input, select")) act.enter();
  }

  return (event) => {
    if ((event.target as HTMLElement).closest?.("input, select, textarea")) return;
    if (event.key === "Alt") {
      event.preventDefault();
      act.digits(event.type === "keydown");
    } else if (event.type === "keydown") pressed(event);
  };
}

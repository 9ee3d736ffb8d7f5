/** Making the engine's labels presentable. */

/** "Turn 1 grain into 1 food" as "1 grain → 1 food", with the card that does it if it is one. */
export function exchange(label: string, text: string): string {
  const [, from, into] = /^Turn (.+) into (.+)$/.exec(label) ?? [];
  const by = text.replace(/^convert (grain|vegetable|sheep|boar|cattle)?/, "").trim();
  return from && into ? `${from} → ${into}${by ? ` · ${by}` : ""}` : label;
}

/** A number with a true minus sign. */
export function signed(number: number): string {
  return number < 0 ? `−${-number}` : String(number);
}

/** With a capital: "plow a4" becomes "Plow a4". */
export function sentence(label: string): string {
  return label.charAt(0).toUpperCase() + label.slice(1);
}

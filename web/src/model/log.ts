/** The log in rows: all that a seat does in a row stands in one, until somebody goes to a space or rolls the dice. */

import type { LogEntry } from "./table";

export function rows(log: readonly LogEntry[]): LogEntry[] {
  const found: LogEntry[] = [];
  for (const told of log) {
    const entry = rolled(told) ? { ...told, text: told.text.split(" ", 1)[0] ?? "" } : told;
    const last = found.at(-1);
    if (last && goesOn(last, entry)) found[found.length - 1] = joined(last, entry);
    else found.push(entry);
  }
  return found;
}

function goesOn(last: LogEntry, next: LogEntry): boolean {
  return next.seat >= 0 && next.seat === last.seat && next.round === last.round && next.target.kind !== "person" && !rolled(next);
}

/** Dice and nothing else: they lie on the table, and are not told again. */
function rolled({ seat, target }: LogEntry): boolean {
  return seat >= 0 && Object.keys(target).every((part) => part === "dice") && target.dice !== undefined;
}

function joined(last: LogEntry, next: LogEntry): LogEntry {
  const cells = [...(last.target.cells ?? []), ...(next.target.cells ?? [])];
  return { ...last, text: `${last.text}, ${next.text}`, target: { ...last.target, cells } };
}

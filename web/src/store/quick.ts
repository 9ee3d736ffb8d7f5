/** The tables that one click sets up. */

import type { GameInfo, NewTable } from "../api";

export interface Quick {
  key: string;
  art: readonly string[];
  game: string;
  settings: Readonly<Record<string, string>>;
  seats: number;
}

export const QUICK: readonly Quick[] = [
  { key: "family", art: ["hut-wood", "sheep", "grain"], game: "agricola", settings: { family: "yes" }, seats: 2 },
  { key: "cards", art: ["occupation", "minor", "improvement"], game: "agricola", settings: { decks: "E" }, seats: 2 },
  { key: "solo", art: ["person-1", "occupation", "point"], game: "agricola", settings: { decks: "E" }, seats: 1 },
  { key: "express", art: ["any", "any", "food"], game: "express", settings: {}, seats: 2 },
];

/** The computer player that sits down where nobody chose one: the middle of the levels. */
export function usual(game: GameInfo | undefined): string {
  const levels = game?.computers ?? [];
  return levels[Math.ceil((levels.length - 1) / 2)]?.key ?? "";
}

export function quickTable(quick: Quick, game: GameInfo | undefined, name: string): NewTable {
  const opponents = Array.from({ length: quick.seats - 1 }, () => ({ who: "computer" as const, level: usual(game) }));
  return { game: quick.game, settings: { ...quick.settings }, seats: [{ who: "here", name }, ...opponents], listed: true };
}

/** The tables that one click sets up. */

import type { GameInfo, NewSeat, NewTable } from "../api";
import { t } from "../words";

export interface Quick {
  key: string;
  art: readonly string[];
  game: string;
  settings: Readonly<Record<string, string>>;
  seats: number;
  /** Who sits at the other seats. */
  others: "computer" | "open" | "here";
  /** What somebody who is new is given: marked spaces and lessons. */
  help?: Pick<NewSeat, "markers" | "lessons">;
  /** The computer player that sits there, if not the usual one. */
  level?: string;
  /** Whether it is the first of several games in a row. */
  campaign?: boolean;
}

export const QUICK: readonly Quick[] = [
  { key: "learn", art: ["lesson", "person-1", "marker"], game: "agricola", settings: { edition: "revised", "side-job": "yes" }, seats: 2, others: "computer", level: "apprentice", help: { markers: "aid", lessons: true } },
  { key: "family", art: ["hut-wood", "sheep", "grain"], game: "agricola", settings: { family: "yes" }, seats: 2, others: "computer" },
  { key: "cards", art: ["occupation", "minor", "improvement"], game: "agricola", settings: { decks: "E" }, seats: 2, others: "computer" },
  { key: "solo", art: ["person-1", "occupation", "point"], game: "agricola", settings: { decks: "E" }, seats: 1, others: "computer", campaign: true },
  { key: "campaign", art: ["start", "occupation", "point"], game: "agricola", settings: { decks: "E" }, seats: 3, others: "computer", campaign: true },
  { key: "express", art: ["die", "die", "food"], game: "express", settings: {}, seats: 2, others: "computer" },
  { key: "friend", art: ["person-1", "person-2", "minor"], game: "agricola", settings: { decks: "E" }, seats: 2, others: "open" },
  { key: "screen", art: ["person-1", "hut-wood", "person-2"], game: "agricola", settings: { family: "yes" }, seats: 2, others: "here" },
];

/** The computer player that sits down where nobody chose one: the middle of the levels. */
export function usual(game: GameInfo | undefined): string {
  const levels = (game?.computers ?? []).filter((level) => !level.program);
  return levels[Math.ceil((levels.length - 1) / 2)]?.key ?? "";
}

export function quickTable(quick: Quick, game: GameInfo | undefined, name: string): NewTable {
  const others = Array.from({ length: quick.seats - 1 }, (_, place) => other(quick, game, place + 2));
  return { game: quick.game, settings: { ...quick.settings }, seats: [{ ...person("here"), name, ...quick.help }, ...others], listed: true, campaign: quick.campaign ?? false };
}

function other({ others: who, level }: Quick, game: GameInfo | undefined, number: number): NewSeat {
  if (who === "computer") return { ...person(who), level: level ?? usual(game) };
  return who === "here" ? { ...person(who), name: t("seat.player", { n: number }) } : person(who);
}

/** A seat of a new table with nothing special about it. */
export function person(who: NewSeat["who"]): NewSeat {
  return { who, markers: "", lessons: false };
}

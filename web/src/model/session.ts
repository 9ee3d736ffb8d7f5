/** What a table screen may do: everything that leaves the browser passes through here. */

import type { Card, Line, LogEntry, Option, Table } from "./table";

export interface Turn {
  mine: boolean;
  /** The turn is complete and waits for my confirmation. */
  confirm: boolean;
  undo: number;
  undoStop: string;
}

export interface HintOption {
  option: string;
  worth: number;
}

export interface ScoreLine extends Line {
  next: string;
}

export interface SeatScore {
  seat: number;
  total: number;
  lines: readonly ScoreLine[];
}

/** What counts for two who play together; no lines where totals are multiplied. */
export interface TeamScore {
  seats: readonly number[];
  total: number;
  lines: readonly ScoreLine[];
}

export interface Scores {
  seats: readonly SeatScore[];
  teams: readonly TeamScore[];
}

export const UNSCORED: Scores = { seats: [], teams: [] };

export interface Session {
  choose(option: Option): Promise<void>;
  confirm(): void;
  undo(all?: boolean): void;
  /** The table as it would be after an option; undefined where that stays untold. */
  preview(option: Option): Promise<Table | undefined>;
  hint?(): Promise<readonly HintOption[]>;
  /** What each card in my hand would bring now, in words, by its key. */
  meanings?(): Promise<Readonly<Record<string, string>>>;
  scores(): Promise<Scores>;
  prefer?(confirm: boolean): void;
  card(name: string): Card | undefined;
  sinceYouLeft?: readonly LogEntry[];
}

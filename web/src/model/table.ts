/** What the parts of the page show: a seat's view of a table, as plain values. */

export type Goods = Readonly<Record<string, number>>;
export type House = "wood" | "clay" | "stone";

/** What an option or a line of the log is on the table; everything that is not given it does not touch. Cards are keys. */
export interface Target {
  kind?: string;
  space?: string;
  goal?: string;
  cells?: readonly string[];
  cards?: readonly string[];
  seat?: number;
  goods?: Goods;
  paid?: Goods;
  left?: Goods;
  number?: number;
  dice?: readonly string[];
}

export interface Option {
  text: string;
  label: string;
  verb: string;
  target: Target;
}

/** An option that somebody advises, with what it is worth beside the best. */
export interface Advised extends Option {
  worth: string;
}

export interface Space {
  name: string;
  stage: number;
  goods: Goods;
  adds: Goods;
  users: readonly number[];
  obstacle: string;
  owner: number;
  /** What it does, in a sentence. */
  text?: string;
  /** What the season changes there now, each in a few words. */
  altered?: readonly string[];
  /** What lies there that is no good, by what it is. */
  tokens?: Goods;
}

export interface Pasture {
  cells: readonly string[];
  capacity: number;
  animals: Goods;
}

export interface Player {
  name: string;
  goods: Goods;
  house: House;
  rooms: readonly string[];
  /** What covers a cell, by its name: a forest, a moor. */
  tiles: Readonly<Record<string, string>>;
  /** How many tiles lie under the one that shows. */
  beneath: Readonly<Record<string, number>>;
  fields: Readonly<Record<string, Goods>>;
  stables: readonly string[];
  pastures: readonly Pasture[];
  elsewhere: Goods;
  /** The cells beyond the board that cards have added. */
  beyond: readonly string[];
  /** The numbers of the fenced edges, see geometry. */
  fences: readonly number[];
  fencesLeft: number;
  stablesLeft: number;
  people: number;
  newborns: number;
  ill: number;
  atHome: number;
  foodNeeded: number;
  needs: Goods;
  begging: number;
  cards: readonly string[];
  onCards: Readonly<Record<string, string>>;
  occupationsInHand: number;
  minorsInHand: number;
  promised: Readonly<Record<number, Goods>>;
  score: number;
}

export interface Card {
  key: string;
  name: string;
  kind: "occupation" | "minor" | "major" | "event" | "merchant" | "action space" | "common";
  price: string;
  requires: string;
  points: number;
  text: string;
  obstacle: string;
  rulings?: readonly string[];
  /** What it is good for, and whether it may bring bonus points. */
  category?: string | undefined;
  bonus?: boolean | undefined;
}

/** A card beside the board with actions that are taken instead of placing a person. */
export interface SpecialCard {
  key: string;
  name: string;
  actions: readonly string[];
  /** In the middle, face up or face down before its owner, in a pile or out of the game. */
  place: string;
  owner: number;
  /** It lies on top of the pile, its back telling its actions. */
  following: boolean;
}

/** A deck that is drawn from during play: how many cards are left, and the next ones as far as I know them. */
export interface DrawDeck {
  /** What the keys of its cards begin with. */
  key: string;
  name: string;
  left: number;
  known: readonly Card[];
}

/** What the rounds of a season bring. */
export interface Season {
  name: string;
  text: string;
}

/** A few words for a learner; `at` names what of the table they are about. */
export interface Lesson {
  key: string;
  title: string;
  text: string;
  at: string;
}

/** The spaces that a master has marked for a learner; with a limit no others can be used. */
export interface Markers {
  spaces: ReadonlySet<string>;
  limit: boolean;
  /** Whether the master has done thinking. */
  ready: boolean;
}

export interface LogEntry {
  round: number;
  seat: number;
  text: string;
  target: Target;
}

export interface Line {
  category: string;
  number: number;
  points: number;
}

/** A table of Agricola as one seat sees it; a spectator sits at no seat (-1). */
export interface Table {
  seat: number;
  round: number;
  rounds: number;
  stage: number;
  phase: string;
  harvests: readonly number[];
  startingPlayer: number;
  deciding: number;
  /** All who may choose now: several where they choose at the same time. */
  choosing: readonly number[];
  question: string;
  options: readonly Option[];
  exchanges: readonly Option[];
  spaces: readonly Space[];
  stillToCome: Readonly<Record<number, readonly string[]>>;
  majors: readonly Card[];
  /** Major improvements that somebody has built, with the seat. */
  built: readonly { name: string; seat: number }[];
  hand: readonly Card[];
  /** Hand cards that lie open for everybody. */
  row: readonly Card[];
  specials: readonly SpecialCard[];
  drawDecks: readonly DrawDeck[];
  /** Cards drawn from them that lie beside the board for everybody. */
  beside: readonly Card[];
  /** The seasons in their order, that of now first; none where all rounds are alike. */
  seasons: readonly Season[];
  players: readonly Player[];
  /** Who plays together, with the points of both as they count now. */
  teams: readonly { seats: readonly number[]; points: number }[];
  log: readonly LogEntry[];
  markers?: Markers | undefined;
  lessons?: readonly Lesson[] | undefined;
  scores: readonly (readonly Line[])[];
}

/** Who plays together with a seat, or -1. */
export function partnerOf(table: Table, seat: number): number {
  return table.teams.find(({ seats }) => seats.includes(seat))?.seats.find((other) => other !== seat) ?? -1;
}

export const FINISHED = "finished";

export function amount(goods: Goods, kind: string): number {
  return goods[kind] ?? 0;
}

export function total(goods: Goods): number {
  return Object.values(goods).reduce((sum, number) => sum + number, 0);
}

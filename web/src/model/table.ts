/** What the parts of the page show: a seat's view of a table, as plain values. */

export type Goods = Readonly<Record<string, number>>;
export type House = "wood" | "clay" | "stone";

/** What an option is on the table; everything that is not given it does not touch. */
export interface Target {
  space?: string;
  cells?: readonly string[];
  card?: string;
  cards?: readonly string[];
  seat?: number;
  goods?: Goods;
  amount?: number;
}

export interface Option {
  text: string;
  label: string;
  verb: string;
  target: Target;
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
  fields: Readonly<Record<string, Goods>>;
  stables: readonly string[];
  pastures: readonly Pasture[];
  elsewhere: Goods;
  /** The fenced edges as a bit mask, see geometry. */
  fences: number;
  fencesLeft: number;
  stablesLeft: number;
  people: number;
  newborns: number;
  atHome: number;
  foodNeeded: number;
  begging: number;
  cards: readonly string[];
  onCards: Readonly<Record<string, string>>;
  occupationsInHand: number;
  minorsInHand: number;
  promised: Readonly<Record<number, Goods>>;
  score: number;
}

export interface Card {
  name: string;
  kind: "occupation" | "minor" | "major";
  price: string;
  requires: string;
  points: number;
  text: string;
  obstacle: string;
  rulings?: readonly string[];
}

export interface LogEntry {
  round: number;
  seat: number;
  text: string;
  space?: string;
  cells?: readonly string[];
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
  question: string;
  options: readonly Option[];
  exchanges: readonly Option[];
  spaces: readonly Space[];
  stillToCome: Readonly<Record<number, readonly string[]>>;
  majors: readonly Card[];
  /** Major improvements that somebody has built, with the seat. */
  built: readonly { name: string; seat: number }[];
  hand: readonly Card[];
  players: readonly Player[];
  log: readonly LogEntry[];
  scores: readonly (readonly Line[])[];
}

export const FINISHED = "finished";

export function amount(goods: Goods, kind: string): number {
  return goods[kind] ?? 0;
}

export function total(goods: Goods): number {
  return Object.values(goods).reduce((sum, number) => sum + number, 0);
}

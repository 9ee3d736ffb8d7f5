/** Positions made by the engine, as tables. */

import type { AgricolaView, CardInfo, Remark, Review, TableState } from "../api";
import type { Session, Turn } from "../model/session";
import type { LogEntry, Option, Table } from "../model/table";
import { catalogueOf, tableOf } from "../store/adapt";

const files = import.meta.glob<unknown>("./positions/*.json", { eager: true, import: "default" });

function file(name: string): unknown {
  return files[`./positions/${name}.json`];
}

export const cards = catalogueOf(file("cards") as CardInfo[]);
export const NAMES: readonly string[] = Object.keys(files)
  .map((path) => path.replace(/^.*\/|\.json$/g, ""))
  .filter((name) => name !== "cards");

const LOG: readonly LogEntry[] = [
  { round: 9, seat: 3, text: "takes 4 wood, now 9", target: { space: "2 Wood" } },
  { round: 10, seat: -1, text: "Round 10: 1 Stone comes into play", target: { space: "1 Stone" } },
  { round: 10, seat: 0, text: "takes 2 clay, now 3", target: { space: "2 Clay" } },
  { round: 10, seat: 1, text: "sows 1 grain", target: { space: "Sow and Bake" } },
  { round: 10, seat: 2, text: "starts next round", target: { space: "Starting Player" } },
  { round: 10, seat: 3, text: "plows a3", target: { space: "Plow 1 Field" } },
  { round: 10, seat: 0, text: "takes 1 reed 1 stone 1 food", target: { space: "Reed, Stone and Food" } },
];

export function story(name: string): { table: Table; turn: Turn; meanings: Readonly<Record<string, string>> } {
  const state = file(name) as TableState & { meanings: Readonly<Record<string, string>> };
  const table = tableOf(state, state.view as AgricolaView, [], cards);
  const turn = { mine: state.turn.mine, confirm: state.turn.confirm, undo: state.turn.undo, undoStop: state.turn.undo_stop };
  return { table: { ...table, log: name === "start" ? [] : LOG.filter(({ seat }) => seat < table.players.length) }, turn, meanings: state.meanings };
}

const LINES = ["Fields", "Pastures", "Grain", "Vegetables", "Sheep", "Wild boar", "Cattle", "Unused cells", "Fenced stables", "Clay rooms", "Stone rooms", "Family members", "Improvements", "Bonus points", "Begging cards"].map(
  (category, number) => ({ category, number, points: (number % 5) - 1, next: "2 more bring a point" }),
);

const said = (number: number, seat: number, round: number, chosen_label: string, better_label: string, cost: number): Remark => ({
  number, seat, chapter: `round ${round}, work`, chosen: "", better: "", chosen_label, better_label, cost,
});

export const REMARKS: readonly Remark[] = [
  said(4, 0, 1, "Take 1 Grain", "3 Wood (3 wood)", 0.6),
  said(9, 0, 2, "Fishing (1 food)", "Plow 1 Field", 2.3),
  said(17, 1, 3, "1 Clay (1 clay)", "Starting Player", 0.8),
  said(31, 0, 5, "plow a5", "plow b2", 1.2),
  said(40, 0, 6, "Family Growth", "Sow and Bake", 0.5),
  said(58, 2, 9, "Feed the family and take 2 begging cards", "Turn 1 grain into 1 food", 5.8),
  said(73, 0, 11, "Well for 1 wood 3 stone, 4 points: Lay 1 food on each of the next rounds", "Cooking Hearth (4 clay) for 4 clay, 1 point: At any time", 11.2),
];

const review = (state: Review["state"], looked: number, remarks: readonly Remark[], message = ""): Review => ({ state, message, looked, choices: 140, remarks: [...remarks] });

/** A review in each of its states, seen by somebody who may ask for it or not. */
export const reviewed: Readonly<Record<string, { review: Review; may: boolean }>> = {
  "not asked for yet": { review: review("none", 0, []), may: true },
  "seen by others": { review: review("none", 0, []), may: false },
  "begins": { review: review("under way", 0, []), may: true },
  "under way": { review: review("under way", 47, REMARKS.slice(0, 4)), may: true },
  "done": { review: review("done", 140, REMARKS), may: true },
  "of everybody": { review: review("done", 140, REMARKS), may: false },
  "no choice cost half a point": { review: review("done", 140, REMARKS.slice(2, 3)), may: true },
  "alone": { review: review("done", 140, []), may: true },
  "refused": { review: review("refused", 0, [], "Only games of Agricola can be reviewed so far"), may: true },
};

/** A session that tells what would be sent and changes nothing. */
export function quiet(table: Table, meanings: Readonly<Record<string, string>> = {}): Session {
  return {
    choose: (option: Option) => (console.info("choose", option.text), Promise.resolve()),
    confirm: () => console.info("confirm"),
    undo: () => console.info("undo"),
    preview: (option) => Promise.resolve(guess(table, option)),
    meanings: () => Promise.resolve(meanings),
    scores: () =>
      Promise.resolve({
        seats: table.players.map(({ score }, seat) => ({ seat, total: score, lines: LINES })),
        teams: table.teams.map(({ seats, points }) => ({ seats, total: points, lines: LINES })),
      }),
    hint: () => Promise.resolve([]),
    card: (card) => cards.get(card),
  };
}

/** What the server would answer, near enough to look at. */
function guess(table: Table, option: Option): Table {
  const players = table.players.map((player, seat) =>
    seat === table.seat
      ? { ...player, score: player.score + (option.verb === "enclose" ? 3 : option.label.includes("boar") ? -1 : 0), fencesLeft: player.fencesLeft - 4, goods: { ...player.goods, wood: 1 }, pastures: [...player.pastures, { cells: option.target.cells ?? [], capacity: 4, animals: {} }] }
      : player,
  );
  return { ...table, players };
}

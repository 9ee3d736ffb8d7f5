/** From the server's state to what the table shows: the only place that knows the form of a view. */

import type { AgricolaView, CardInfo, ExpressView, LogOut, OptionOut, PlayerView, TableState } from "../api";
import { edgesIn } from "../model/geometry";
import type { Card, House, LogEntry, Option, Player, Table, Target } from "../model/table";

const HARVESTS = [4, 7, 9, 11, 13, 14];
const ROUNDS = 14;
const FENCES = 15;
const STABLES = 4;

export type Catalogue = ReadonlyMap<string, Card>;

export function isAgricola(view: AgricolaView | ExpressView): view is AgricolaView {
  return "spaces" in view;
}

export function catalogueOf(cards: readonly CardInfo[]): Catalogue {
  return new Map(cards.map((card) => [card.name, { ...card, kind: card.kind as Card["kind"], obstacle: "" }]));
}

export function tableOf(state: TableState, view: AgricolaView, log: readonly LogOut[], cards: Catalogue): Table {
  return {
    seat: state.eyes ?? -1,
    round: view.round,
    rounds: ROUNDS,
    stage: view.stage,
    phase: view.phase,
    harvests: HARVESTS,
    startingPlayer: view.starting_player,
    deciding: state.deciding ?? -1,
    question: state.question,
    options: state.options.map(optionOf),
    exchanges: state.exchanges.map(optionOf),
    spaces: view.spaces,
    stillToCome: view.still_to_come,
    majors: view.majors.map((card) => withRulings(card as Card, cards)),
    built: view.players.flatMap((player, seat) =>
      player.cards.filter((name) => cards.get(name)?.kind === "major").map((name) => ({ name, seat })),
    ),
    hand: view.hand.map((card) => withRulings(card as Card, cards)),
    players: view.players.map(playerOf),
    log: log.map(entryOf),
    scores: [],
  };
}

function optionOf(option: OptionOut): Option {
  return { text: option.text, label: option.label, verb: option.text.split(" ", 1)[0] ?? "", target: targetOf(option.target) };
}

function targetOf(target: OptionOut["target"]): Target {
  return {
    ...(target.space === null ? {} : { space: target.space }),
    ...(target.cells.length ? { cells: target.cells } : {}),
    ...(target.card === null ? {} : { card: target.card }),
    cards: target.cards,
    ...(target.seat === null ? {} : { seat: target.seat }),
    goods: target.goods,
    ...(target.amount === null ? {} : { amount: target.amount }),
  };
}

function withRulings(card: Card, cards: Catalogue): Card {
  const rulings = cards.get(card.name)?.rulings;
  return rulings ? { ...card, rulings } : card;
}

function playerOf(player: PlayerView): Player {
  return {
    name: player.name,
    goods: player.goods,
    house: houseOf(player.house),
    rooms: player.rooms,
    fields: player.fields,
    stables: player.stables,
    pastures: player.pastures,
    elsewhere: player.elsewhere,
    fences: player.fences,
    fencesLeft: FENCES - edgesIn(player.fences).length,
    stablesLeft: STABLES - player.stables.length,
    people: player.people,
    newborns: player.newborns,
    atHome: player.at_home,
    foodNeeded: player.food_needed,
    begging: player.begging,
    cards: player.cards,
    onCards: player.on_cards,
    occupationsInHand: player.occupations_in_hand,
    minorsInHand: player.minors_in_hand,
    promised: player.promised,
    score: player.score,
  };
}

function houseOf(house: string): House {
  return house.startsWith("stone") ? "stone" : house.startsWith("clay") ? "clay" : "wood";
}

export function entryOf(entry: LogOut): LogEntry {
  const round = Number(/\d+/.exec(entry.chapter)?.[0] ?? 0);
  return { round, seat: entry.seat ?? -1, text: entry.text, ...targetOf(entry.target) };
}

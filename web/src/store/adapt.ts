/** From the server's state to what the table shows: the only place that knows the form of a view. */

import type { AgricolaView, CardInfo, ExpressView, LogOut, PlayerView, TableState } from "../api";
import { FINISHED, type Card, type House, type LogEntry, type Markers, type Player, type Table } from "../model/table";

/** The kinds of cards that are drawn and lie open for everybody; those that are spaces are on the board. */
const BESIDE: readonly string[] = ["event", "merchant"];

/** Cards by their keys, and by their names. */
export type Catalogue = ReadonlyMap<string, Card>;

export function isAgricola(view: AgricolaView | ExpressView): view is AgricolaView {
  return "spaces" in view;
}

export function catalogueOf(cards: readonly CardInfo[]): Catalogue {
  const known = cards.map((card): Card => ({ ...card, kind: card.kind as Card["kind"], obstacle: "" }));
  return new Map([...known.map((card) => [card.name, card] as const), ...known.map((card) => [card.key, card] as const)]);
}

/** A card by its key, or by what it is called at the table of a view; other editions may have cards of that name. */
export function cardOf(cards: Catalogue, label: string, view?: AgricolaView | ExpressView): Card | undefined {
  const players = view && isAgricola(view) ? view.players : [];
  const keys = players.flatMap((player) => player.card_keys.filter((_, place) => player.cards[place] === label));
  return cards.get(keys[0] ?? label) ?? cards.get(/\[(.+)\]$/.exec(label)?.[1] ?? "");
}

export function tableOf(state: TableState, view: AgricolaView, log: readonly LogOut[], cards: Catalogue): Table {
  return {
    seat: state.eyes ?? -1,
    round: view.round,
    rounds: view.rounds,
    stage: view.stage,
    phase: view.phase,
    harvests: view.harvests,
    startingPlayer: view.starting_player,
    deciding: state.deciding ?? -1,
    choosing: view.choosing,
    question: state.question,
    options: state.options,
    exchanges: state.exchanges,
    spaces: view.spaces,
    stillToCome: view.still_to_come,
    majors: view.majors.map((card) => withRulings(card as Card, cards)),
    built: view.players.flatMap((player, seat) =>
      player.cards.filter((_, place) => cards.get(player.card_keys[place]!)?.kind === "major").map((name) => ({ name, seat })),
    ),
    hand: view.hand.map((card) => withRulings(card as Card, cards)),
    row: view.row.map((card) => withRulings(card as Card, cards)),
    specials: view.special_cards,
    drawDecks: view.draw_decks.map((deck) => ({ ...deck, known: deck.known.map((card) => withRulings(card as Card, cards)) })),
    beside: view.common.filter(({ kind }) => BESIDE.includes(kind)).map((card) => withRulings(card as Card, cards)),
    seasons: view.seasons,
    players: view.players.map((player) => playerOf(player, view.phase === FINISHED)),
    teams: view.teams,
    log: log.map(entryOf),
    markers: markersOf(state),
    lessons: state.lessons,
    scores: [],
  };
}

function markersOf({ markers, options }: TableState): Markers | undefined {
  if (!markers) return undefined;
  const marked = options.filter(({ text }) => markers.options.includes(text));
  return { limit: markers.limit, ready: markers.ready, spaces: new Set(marked.flatMap(({ target }) => target.space ?? [])) };
}

function withRulings(card: Card, cards: Catalogue): Card {
  const { rulings, category, bonus } = cards.get(card.key) ?? {};
  return rulings ? { ...card, rulings, category, bonus } : card;
}

/** From the cells of each sort of tile to the sort on each cell. */
function tilesOf(sorts: PlayerView["tiles"]): Record<string, string> {
  return Object.fromEntries(Object.entries(sorts).flatMap(([sort, cells]) => cells.map((cell) => [cell, sort] as const)));
}

/** After the last harvest nobody owes anything. */
function playerOf(player: PlayerView, over: boolean): Player {
  return {
    name: player.name,
    goods: player.goods,
    house: houseOf(player.house),
    rooms: player.rooms,
    tiles: tilesOf(player.tiles),
    beneath: Object.fromEntries(Object.entries(player.buried).map(([cell, under]) => [cell, under.length])),
    fields: player.fields,
    stables: player.stables,
    pastures: player.pastures,
    elsewhere: player.elsewhere,
    beyond: player.beyond,
    fences: player.fences,
    fencesLeft: player.fences_left,
    stablesLeft: player.stables_left,
    people: player.people,
    newborns: player.newborns,
    ill: player.ill,
    atHome: player.at_home,
    foodNeeded: over ? 0 : player.food_needed,
    needs: player.needs,
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
  const round = Number(/round (\d+)/.exec(entry.chapter)?.[1] ?? 0);
  return { round, seat: entry.seat ?? -1, text: entry.text, target: entry.target };
}

/** Which things on the table the open options are: what glows, and what a click on it means. */

import type { Option } from "./table";

export interface Choices {
  spaces: ReadonlyMap<string, Option>;
  /** Options for one card, by its key. */
  cards: ReadonlyMap<string, readonly Option[]>;
  /** Options for an action of a special card, by what they do. */
  actions: ReadonlyMap<string, readonly Option[]>;
  /** Options for a cell, by cell; a strip of land is an option for each of its cells. */
  cells: ReadonlyMap<string, readonly Option[]>;
  /** Options for a region of cells: pastures to be enclosed. */
  regions: readonly Option[];
  /** Options for an edge, by its number: single fences. */
  edges: ReadonlyMap<number, Option>;
  /** What is no click on the table. */
  rest: readonly Option[];
}

export const NOTHING: Choices = { spaces: new Map(), cards: new Map(), actions: new Map(), cells: new Map(), regions: [], edges: new Map(), rest: [] };
export const ENCLOSE = "enclose";
export const FENCE = "fence";

/** The seats on whose farms cells can be chosen; -1 is the own one, which comes first. */
export function farmsOf(options: readonly Option[]): number[] {
  const found = options.filter(({ target }) => target.cells?.length).map(({ target }) => target.seat ?? -1);
  return [...new Set(found)].sort((one, other) => one - other);
}

/** `onTable` are the keys of the cards that lie in sight, and what the special ones do; of cells those of one `farm` are meant. */
export function choices(options: readonly Option[], onTable: ReadonlySet<string>, farm = -1): Choices {
  const spaces = new Map<string, Option>();
  const cards = new Map<string, Option[]>();
  const actions = new Map<string, Option[]>();
  const cells = new Map<string, Option[]>();
  const regions: Option[] = [];
  const edges = new Map<number, Option>();
  const rest: Option[] = [];
  for (const option of options) {
    const { kind = "", space, cells: region, cards: [card, ...others] = [] } = option.target;
    if (region?.length && (option.target.seat ?? -1) !== farm) continue;
    if (region?.length && option.verb === ENCLOSE) regions.push(option);
    else if (region?.length && option.verb === FENCE) edges.set(option.target.number ?? 0, option);
    else if (region?.length) for (const cell of region) push(cells, cell, option);
    else if (card && !others.length && onTable.has(card)) push(cards, card, option);
    else if (!card && onTable.has(kind)) push(actions, kind, option);
    else if (space && !spaces.has(space)) spaces.set(space, option);
    else rest.push(option);
  }
  return { spaces, cards, actions, cells, regions, edges, rest };
}

function push(map: Map<string, Option[]>, key: string, option: Option): void {
  map.set(key, [...(map.get(key) ?? []), option]);
}

/** The cells that can join those already chosen for a pasture. */
export function joining(regions: readonly Option[], chosen: ReadonlySet<string>): Set<string> {
  const cells = new Set<string>();
  for (const option of regions) {
    const region = new Set(option.target.cells);
    if ([...chosen].every((cell) => region.has(cell))) for (const cell of region) if (!chosen.has(cell)) cells.add(cell);
  }
  return cells;
}

/** The option that encloses exactly these cells. */
export function enclosing(regions: readonly Option[], chosen: ReadonlySet<string>): Option | undefined {
  return regions.find(({ target }) => target.cells?.length === chosen.size && target.cells.every((cell) => chosen.has(cell)));
}

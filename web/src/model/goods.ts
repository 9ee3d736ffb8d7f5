/** The goods in the order in which every bar, pile and price shows them. */

import type { Goods, Table } from "./table";

export const RESOURCES = ["wood", "clay", "reed", "stone"] as const;
export const CROPS = ["grain", "vegetable"] as const;
export const ANIMALS = ["sheep", "boar", "cattle", "horse", "llama"] as const;
export const ORDER: readonly string[] = [...RESOURCES, ...CROPS, "food", "fuel", ...ANIMALS, "fairy"];
const ALWAYS: readonly string[] = [...RESOURCES, ...CROPS, "food", "sheep", "boar", "cattle"];

/** What every player's bar shows even when there is none of it: what every game has, and whatever this table has besides. */
export function goodsOf({ players, spaces }: Pick<Table, "players" | "spaces">): readonly string[] {
  const here = [...players.map(({ goods }) => goods), ...spaces.flatMap(({ goods, adds }) => [goods, adds])];
  return [...new Set([...ALWAYS, ...here.flatMap((goods) => Object.keys(goods))])].sort((one, other) => rank(one) - rank(other));
}

export function kinds(goods: Goods): [string, number][] {
  return Object.entries(goods)
    .filter(([, number]) => number !== 0)
    .sort(([one], [other]) => rank(one) - rank(other));
}

function rank(kind: string): number {
  const place = ORDER.indexOf(kind);
  return place < 0 ? ORDER.length : place;
}

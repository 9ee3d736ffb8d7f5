/** Where things are drawn on a farm: cells of 108, animals scattered over their pasture. */

import { position } from "./geometry";
import { kinds } from "./goods";
import type { Goods, Pasture, Player } from "./table";

export const CELL = 108;
export interface Place {
  kind: string;
  x: number;
  y: number;
  size: number;
}

const SPOTS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[33, 38]],
  2: [[11, 24], [52, 50]],
  3: [[9, 14], [56, 27], [22, 60]],
  4: [[7, 8], [58, 14], [6, 58], [56, 60]],
};
/** A stable fills the corner at the top left; what grazes beside it keeps clear. */
const BESIDE_STABLE: readonly (readonly [number, number])[] = [[60, 12], [10, 60], [58, 60]];

export function corner(cell: string): { x: number; y: number } {
  const { row, column } = position(cell);
  return { x: column * CELL, y: row * CELL };
}

/** One place for each animal of a pasture, or, if it is crowded, one with the number beside it. */
export function grazing(pasture: Pasture, stables: readonly string[]): { places: Place[]; crowd: Goods } {
  const herd = kinds(pasture.animals).flatMap(([kind, number]) => Array<string>(number).fill(kind));
  const room = pasture.cells.reduce((sum, cell) => sum + (stables.includes(cell) ? 3 : 4), 0);
  if (herd.length > room) return { places: [], crowd: pasture.animals };
  const shares = share(herd, pasture.cells, stables);
  return { places: shares.flatMap(([cell, animals]) => inCell(cell, animals, stables.includes(cell))), crowd: {} };
}

function share(herd: readonly string[], cells: readonly string[], stables: readonly string[]): [string, string[]][] {
  const shares: [string, string[]][] = cells.map((cell) => [cell, []]);
  for (const animal of herd) {
    const open = shares.filter(([cell, animals]) => animals.length < (stables.includes(cell) ? 3 : 4));
    const [emptiest] = open.sort(([a, one], [b, other]) => fullness(a, one, stables) - fullness(b, other, stables));
    emptiest?.[1].push(animal);
  }
  return shares;
}

function fullness(cell: string, animals: readonly string[], stables: readonly string[]): number {
  return animals.length + (stables.includes(cell) ? 1 : 0);
}

function inCell(cell: string, animals: readonly string[], beside: boolean): Place[] {
  const { x, y } = corner(cell);
  const spots = beside ? BESIDE_STABLE : (SPOTS[animals.length] ?? []);
  return animals.map((kind, number) => {
    const [right = 0, down = 0] = spots[number] ?? [];
    return { kind, x: x + right, y: y + down, size: 42 };
  });
}

/** Crops on a field: up to three of the kind, as they were sown. */
export function growing(cell: string, crops: Goods): Place[] {
  const { x, y } = corner(cell);
  return kinds(crops).flatMap(([kind, number]) => {
    const size = number > 3 ? 30 : 44;
    const spots = number > 3 ? many(number) : ({ 1: [[32, 30]], 2: [[10, 24], [52, 40]], 3: [[4, 40], [32, 15], [60, 40]] }[number] ?? []);
    return spots.map(([right = 0, down = 0]) => ({ kind, x: x + right, y: y + down, size }));
  });
}

function many(number: number): number[][] {
  return Array.from({ length: Math.min(number, 9) }, (_, spot) => [8 + (spot % 3) * 31, 8 + Math.floor(spot / 3) * 31]);
}

/** Animals in no pasture: one beside each stable that stands alone, the others in the house. */
export function housed(player: Player): Place[] {
  const fenced = new Set(player.pastures.flatMap(({ cells }) => cells));
  const alone = player.stables.filter((cell) => !fenced.has(cell));
  const animals = kinds(player.elsewhere).flatMap(([kind, number]) => Array<string>(number).fill(kind));
  const stalls = alone.map((cell) => ({ ...corner(cell), right: 54, down: 58 }));
  const rooms = [...player.rooms].reverse().map((cell) => ({ ...corner(cell), right: 4, down: 66 }));
  return [...stalls, ...rooms].slice(0, animals.length).map(({ x, y, right, down }, number) => ({
    kind: animals[number] ?? "any", x: x + right, y: y + down, size: 38,
  }));
}

/** What a cell is, for its ground and its name. */
export function ground(player: Player, cell: string): "room" | "field" | "meadow" | "tile" {
  if (player.rooms.includes(cell)) return "room";
  if (cell in player.tiles) return "tile";
  return cell in player.fields ? "field" : "meadow";
}

export function meadow(cell: string): number {
  const { row, column } = position(cell);
  return (row * 2 + column + 5) % 3;
}

/** The 15 cells and 38 edges of a farm, numbered as the engine numbers them. */

export const ROWS = 3;
export const COLUMNS = 5;
export const CELLS: readonly string[] = [..."abc"].flatMap((row) => [..."12345"].map((column) => row + column));

export interface Edge {
  x: number;
  y: number;
  across: boolean;
}

/** Where an edge begins, in cells, and whether it runs along a row. */
export function edge(number: number): Edge {
  if (number < (ROWS + 1) * COLUMNS) return { x: number % COLUMNS, y: Math.floor(number / COLUMNS), across: true };
  const upright = number - (ROWS + 1) * COLUMNS;
  return { x: upright % (COLUMNS + 1), y: Math.floor(upright / (COLUMNS + 1)), across: false };
}

export function position(cell: string): { row: number; column: number } {
  return { row: "abc".indexOf(cell.charAt(0)), column: Number(cell.charAt(1)) - 1 };
}

function edgesOf(cell: string): readonly number[] {
  const { row, column } = position(cell);
  const above = row * COLUMNS + column;
  const left = (ROWS + 1) * COLUMNS + row * (COLUMNS + 1) + column;
  return [above, above + COLUMNS, left, left + 1];
}

/** The edges around a set of cells: those that only one of them has. */
export function border(cells: Iterable<string>): Set<number> {
  const edges = new Set<number>();
  for (const cell of cells)
    for (const number of edgesOf(cell)) if (!edges.delete(number)) edges.add(number);
  return edges;
}

/** The edges of a bit mask; edge 31 and higher need more than 32 bits, so no shifting here. */
export function edgesIn(mask: number): number[] {
  const edges: number[] = [];
  for (let number = 0, rest = mask; rest > 0; number += 1, rest = Math.floor(rest / 2)) if (rest % 2 === 1) edges.push(number);
  return edges;
}

export const EDGE_COUNT = (ROWS + 1) * COLUMNS + ROWS * (COLUMNS + 1);

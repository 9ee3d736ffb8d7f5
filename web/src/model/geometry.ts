/** The 15 cells and 38 edges of a farm, and those beyond the board, numbered as the engine numbers them. */

const ROWS = 3;
const COLUMNS = 5;
export const CELLS: readonly string[] = [..."abc"].flatMap((row) => [..."12345"].map((column) => row + column));
/** Where cards may extend a farm. */
const BEYOND = ["d1", "d2", "d3", "d4", "d5", "z1", "z2", "z3", "z4", "z5", "a0", "b0", "c0", "a6", "b6", "c6"];

/** Where an edge begins, in cells, and whether it runs along a row. */
export interface Edge {
  x: number;
  y: number;
  across: boolean;
}

export function position(cell: string): { row: number; column: number } {
  return { row: "zabcd".indexOf(cell.charAt(0)) - 1, column: Number(cell.charAt(1)) - 1 };
}

function sides(cell: string): readonly Edge[] {
  const { row: y, column: x } = position(cell);
  return [{ x, y, across: true }, { x, y: y + 1, across: true }, { x, y, across: false }, { x: x + 1, y, across: false }];
}

function key({ x, y, across }: Edge): string {
  return `${x} ${y} ${across}`;
}

function numbered(): Map<string, Edge> {
  const rows = Array.from({ length: (ROWS + 1) * COLUMNS }, (_, n) => ({ x: n % COLUMNS, y: Math.floor(n / COLUMNS), across: true }));
  const columns = Array.from({ length: ROWS * (COLUMNS + 1) }, (_, n) => ({ x: n % (COLUMNS + 1), y: Math.floor(n / (COLUMNS + 1)), across: false }));
  return new Map([...rows, ...columns, ...BEYOND.flatMap(sides)].map((edge) => [key(edge), edge]));
}

const EDGES = [...numbered().values()];
const NUMBERS = new Map(EDGES.map((edge, number) => [key(edge), number]));

export function edge(number: number): Edge {
  return EDGES[number] ?? { x: 0, y: 0, across: true };
}

/** The edges around a set of cells: those that only one of them has. */
export function border(cells: Iterable<string>): Set<number> {
  const edges = new Set<number>();
  for (const cell of cells)
    for (const side of sides(cell)) {
      const number = NUMBERS.get(key(side)) ?? 0;
      if (!edges.delete(number)) edges.add(number);
    }
  return edges;
}

/** The part of the plane that the board and some cells beyond it take up, in cells. */
export interface Extent {
  left: number;
  top: number;
  columns: number;
  rows: number;
}

export function extent(beyond: Iterable<string>): Extent {
  const places = [...beyond].map(position);
  const left = Math.min(0, ...places.map(({ column }) => column));
  const top = Math.min(0, ...places.map(({ row }) => row));
  const right = Math.max(COLUMNS, ...places.map(({ column }) => column + 1));
  const bottom = Math.max(ROWS, ...places.map(({ row }) => row + 1));
  return { left, top, columns: right - left, rows: bottom - top };
}

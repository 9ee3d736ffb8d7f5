/** Finding counted goods in a sentence. */

import { ORDER } from "../model/goods";

export interface Piece {
  text: string;
  kind?: string;
}

/** Goods that are called otherwise somewhere. */
export const ALSO: Readonly<Record<string, string>> = { vegetables: "vegetable", brick: "clay" };
const COUNTED = new RegExp(`([-+]?\\d+|\\d+ more)\\s(${[...ORDER, ...Object.keys(ALSO)].join("|")})\\b`, "g");

/** The sentence in pieces; a piece with a kind is a number to be followed by that symbol. */
export function withSymbols(text: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(COUNTED)) {
    const [all, number = "", word = ""] = match;
    if (match.index > from) pieces.push({ text: text.slice(from, match.index) });
    pieces.push({ text: number, kind: ALSO[word] ?? word });
    from = match.index + all.length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from) });
  return pieces;
}

/** What is shown of a review: the costliest choices, in the order of the game. */

import type { Remark } from "../api";
import type { Option } from "./table";

export const EVERYBODY = -1;
/** How many choices are listed, unless all are wanted. */
export const MOST = 10;

export function remarksOn(remarks: readonly Remark[], whose: number): Remark[] {
  return remarks.filter(({ seat }) => whose === EVERYBODY || seat === whose);
}

export function costliest(remarks: readonly Remark[], most: number): Remark[] {
  const chosen = [...remarks].sort((one, other) => other.cost - one.cost).slice(0, most);
  return chosen.sort((one, other) => one.number - other.number);
}

/** The things of a part of the page that an option is about: a space, cells, a card, or its button. */
export function thingsOf(root: HTMLElement, { text, target }: Option): HTMLElement[] {
  const { space, cells = [], cards: [card, ...others] = [] } = target;
  const things = [...root.querySelectorAll<HTMLElement>("[data-space], [data-cell], [data-card], [data-option]")];
  return things.filter(({ dataset }) => {
    if (dataset["option"] !== undefined) return dataset["option"] === text;
    if (dataset["cell"] !== undefined) return target.seat === undefined && cells.includes(dataset["cell"]);
    if (dataset["card"] !== undefined) return !others.length && dataset["card"] === card;
    return !cells.length && dataset["space"] === space;
  });
}

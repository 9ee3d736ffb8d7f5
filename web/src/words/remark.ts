/** What a review says about a choice, presentable. */

import type { Remark } from "../api";
import { sentence } from "./label";

/** What was chosen and what was better, in as few words as tell them apart: "Plow field: +1 field" says first what it is. */
export function apart({ chosen_label: chosen, better_label: better }: Remark): { chosen: string; better: string } {
  const heading = (label: string) => sentence(label.split(": ", 1)[0] ?? label);
  const same = heading(chosen) === heading(better);
  return same ? { chosen: sentence(chosen), better: sentence(better) } : { chosen: heading(chosen), better: heading(better) };
}

/** What a choice cost: points below zero, with one decimal. */
export function lost(cost: number): string {
  return `−${cost.toFixed(1)}`;
}

/** Making the engine's labels presentable. */

import type { Remark } from "../api";
import type { HintOption } from "../model/session";
import type { Option } from "../model/table";
import { t } from "./index";

/** "Turn 1 grain into 1 food" as "1 grain → 1 food", with the card that does it if it is one. */
export function exchange(label: string, text: string): string {
  const [, from, into] = /^Turn (.+) into (.+)$/.exec(label) ?? [];
  const by = text.replace(/^convert (grain|vegetable|sheep|boar|cattle)?/, "").trim();
  return from && into ? `${from} → ${into}${by ? ` · ${by}` : ""}` : label;
}

/** The options that somebody advises, each with the points that it is behind the first. */
export function advised(options: readonly Option[], advice: readonly HintOption[]): Option[] {
  return advice.flatMap(({ option, worth }, place) => {
    const meant = options.find(({ text }) => text === option);
    const behind = place && worth ? t("hint.worth", { n: signed(worth) }) : t(place ? "hint.even" : "hint.best");
    return meant ? [{ ...meant, label: `${meant.label} · ${behind}` }] : [];
  });
}

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

/** A number with a true minus sign. */
export function signed(number: number): string {
  return number < 0 ? `−${-number}` : String(number);
}

/** With a capital: "plow a4" becomes "Plow a4". */
export function sentence(label: string): string {
  return label.charAt(0).toUpperCase() + label.slice(1);
}

/** Making the engine's labels presentable. */

import type { HintOption } from "../model/session";
import type { Advised, Option } from "../model/table";
import { t } from "./index";

/** "Turn 1 grain into 1 food" as "1 grain → 1 food", with the card that does it if it is one. */
export function exchange(label: string, text: string): string {
  const [, from, into] = /^Turn (.+) into (.+)$/.exec(label) ?? [];
  const by = text.replace(/^convert (grain|vegetable|sheep|boar|cattle)?/, "").trim();
  return from && into ? `${from} → ${into}${by ? ` · ${by}` : ""}` : label;
}

/** The options that somebody advises, each with the points that it is behind the first. */
export function advised(options: readonly Option[], advice: readonly HintOption[]): Advised[] {
  return advice.flatMap(({ option, worth }, place) => {
    const meant = options.find(({ text }) => text === option);
    const told = place && worth ? t("hint.worth", { n: signed(worth), by: Math.abs(worth) }) : t(place ? "hint.even" : "hint.best");
    return meant ? [{ ...meant, worth: told }] : [];
  });
}

/** A single long word may be parted where there is little room; several are parted between one another. */
export function breakable(label: string): string {
  return label.includes(" ") ? label : label.replace(/\w{7}(?=\w{4})/g, "$&\u00AD");
}

/** What stands in brackets at the end: "5 wood 2 reed" of "Add a room on a1 (5 wood 2 reed)". */
export function priceIn(label: string): string {
  return /\(([^()]+)\)$/.exec(label)?.[1] ?? "";
}

/** A number with a true minus sign. */
export function signed(number: number): string {
  return number < 0 ? `−${-number}` : String(number);
}

/** With a capital: "plow a4" becomes "Plow a4". */
export function sentence(label: string): string {
  return label.charAt(0).toUpperCase() + label.slice(1);
}

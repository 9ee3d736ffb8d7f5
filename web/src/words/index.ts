/** The one door to the words on the page: `t("round", { round: 3 })`. */

import { en } from "./en";

type Values = Readonly<Record<string, string | number>>;

const catalogue: Readonly<Record<string, string>> = en;

/** The words for a key; `{name}` is filled in, `{n|person|people}` chooses by number. */
export function t(key: string, values: Values = {}): string {
  const words = catalogue[key] ?? key.slice(key.lastIndexOf(".") + 1);
  return words.replace(/\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g, (_, name: string, one?: string, many?: string) => {
    const value = values[name] ?? "";
    return one === undefined ? String(value) : Number(value) === 1 ? one : (many ?? "");
  });
}

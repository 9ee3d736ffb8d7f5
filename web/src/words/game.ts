/** What is played at a table, in few words. */

import type { TableInfo } from "../api";
import { t } from "./index";

export function gameOf({ game, settings }: TableInfo): string {
  const { edition, family, decks, moor, seasons } = settings;
  const words = [
    game === "agricola" ? "" : t("quick.express"),
    edition ? t(`edition.${edition}`) : "",
    family === "yes" ? t("quick.family") : "",
    decks ? t("decks", { letters: decks, n: decks.length }) : "",
    moor && moor !== "no" ? t("moor") : "",
    seasons === "yes" ? t("seasons") : "",
  ];
  return words.filter(Boolean).join(" · ");
}

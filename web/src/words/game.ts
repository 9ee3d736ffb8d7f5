/** What is played at a table, in few words. */

import type { TableInfo } from "../api";
import { t } from "./index";

export function gameOf({ game, settings }: TableInfo): string {
  const { edition = "", family, decks } = settings;
  const words = [game === "agricola" ? "" : t("quick.express"), edition, family === "yes" ? t("quick.family") : "", decks ? t("decks", { letters: decks }) : ""];
  return words.filter(Boolean).join(" · ");
}

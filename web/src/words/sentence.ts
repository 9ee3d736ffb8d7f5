/** The one sentence and the line under it, for whatever is asked. */

import type { Play } from "../screens/play.svelte";
import { amount } from "../model/table";
import { t } from "./index";
import { priceIn } from "./label";

export interface Said {
  title: string;
  detail: string;
}

/** How many spaces are open, or which are marked for me. */
function placing({ table: { markers }, choices, me }: Play): string {
  if (markers && !markers.ready) return t("ask.marking");
  if (markers) return t(markers.limit ? "ask.limit" : "ask.marked", { n: markers.spaces.size });
  return t("ask.place.detail", { open: choices.spaces.size, home: me.atHome });
}

export function said(play: Play, winner: string): Said {
  const { title, detail } = inWords(play, winner);
  return { title, detail: play.thinking ? t("hint.thinking") : detail };
}

function inWords(play: Play, winner: string): Said {
  const { table, asking } = play;
  const choosing = table.choosing.map((seat) => table.players[seat]?.name ?? "");
  switch (asking) {
    case "over":
      return { title: t("ask.over"), detail: winner };
    case "wait":
      return { title: waiting(choosing), detail: table.seat < 0 ? t("ask.watch.detail") : t("ask.wait.detail") };
    case "confirm":
      return { title: t("ask.confirm"), detail: t("ask.confirm.detail") };
    case "place":
      return { title: t("ask.place"), detail: placing(play) };
    case "draw":
      return { title: t("ask.draw"), detail: drawn(play) };
    case "feed":
      return fed(play);
    case "cell":
      return asked(table.question, play.choices.edges.size ? t("ask.edge.detail", { n: play.choices.edges.size }) : cells(play));
    case "card":
      return asked(table.question, glowing("card", play.choices.cards.size));
    default:
      return asked(table.question, t("ask.desk.detail"));
  }
}

function glowing(what: string, n: number): string {
  return t(n === 1 ? `ask.${what}.one` : `ask.${what}.detail`, { n });
}

/** How many cells there are, and what each costs if that is the same for all. */
function cells({ choices }: Play): string {
  const prices = new Set([...choices.cells.values()].flat().map(({ label }) => priceIn(label)));
  const [price] = prices;
  const detail = glowing("cell", choices.cells.size);
  return price && prices.size === 1 ? t("ask.cell.price", { detail, price }) : detail;
}

function waiting(names: readonly string[]): string {
  return names.length > 1 ? t("ask.wait.many", { names: names.join(", ") }) : t("ask.wait", { name: names[0] ?? "" });
}

/** A card that asks is the title, its text the line below. */
function asked(question: string, detail: string): Said {
  const [, card, text] = /^([^:]{3,32}): (.+)$/.exec(question) ?? [];
  return card && text ? { title: card, detail: text } : { title: question, detail };
}

function drawn(play: Play): string {
  const cells = [...play.drawn].sort();
  return cells.length ? t("ask.drawn.detail", { cells: cells.join(" "), n: cells.length }) : t("ask.draw.detail");
}

function fed({ me }: Play): Said {
  const have = amount(me.goods, "food");
  const missing = Math.max(0, me.foodNeeded - have);
  const title = missing ? t("ask.feed", { n: missing }) : t("ask.feed.enough");
  return { title, detail: t("ask.feed.detail", { have, owed: me.foodNeeded }) };
}

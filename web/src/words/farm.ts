/** The names of cells for those who hear the page. */

import { kinds } from "../model/goods";
import type { Goods, Player } from "../model/table";
import { ground } from "../model/yard";
import { t } from "./index";

export function goodsText(goods: Goods): string {
  return kinds(goods)
    .map(([kind, number]) => `${number} ${t(`good.${kind}`)}`)
    .join(" ");
}

/** `b2: field with 3 grain`. */
export function nameOf(player: Player, cell: string): string {
  const pasture = player.pastures.find(({ cells }) => cells.includes(cell));
  const parts = [t(`cell.${pasture ? "pasture" : ground(player, cell)}`, { house: t(`house.${player.house}`), tile: player.tiles[cell] ?? "" })];
  const goods = pasture ? pasture.animals : (player.fields[cell] ?? {});
  if (kinds(goods).length) parts.push(goodsText(goods));
  if (player.stables.includes(cell)) parts.push(t("cell.stable"));
  return `${cell}: ${parts.join(", ")}`;
}

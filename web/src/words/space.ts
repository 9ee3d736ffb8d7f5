/** What is to be heard of a space beside its name: what lies there, who stands there, why not, what the season changes. */

import { kinds } from "../model/goods";
import type { Space } from "../model/table";
import { goodsText } from "./farm";
import { t } from "./index";
import { sentence } from "./label";

export function spaceNote(space: Space, names: readonly string[], legal: boolean): string {
  const parts: string[] = [];
  if (kinds(space.goods).length) parts.push(goodsText(space.goods));
  parts.push(...Object.entries(space.tokens ?? {}).map(([thing, number]) => `${number} ${thing}`));
  if (space.users.length) parts.push(t("space.taken", { names: space.users.map((seat) => names[seat]).join(", ") }));
  else if (!legal && space.obstacle) parts.push(space.obstacle);
  return [...parts, ...(space.altered ?? [])].join(", ");
}

/** What it does or why it cannot be used, and what the season changes there. */
export function spaceHint(space: Space, shut: boolean, season: string): string {
  const words = shut ? `${sentence(space.obstacle)}.` : (space.text ?? "");
  const changes = (space.altered ?? []).join(", ");
  return changes ? `${words} ${t("season.here", { season: season.toLowerCase(), changes })}` : words;
}

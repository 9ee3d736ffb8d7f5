/** What the coming rounds may bring. */

import type { Table } from "./table";

export interface Coming {
  round: number;
  names: readonly string[];
  /** Whether it is the next of its stage: then the names are said. */
  first: boolean;
}

/** For each round to come the cards its stage may still bring, as far as the server tells. */
export function coming(table: Table): Coming[] {
  const rounds: Coming[] = [];
  let round = table.round + 1;
  for (const [, names] of Object.entries(table.stillToCome).sort(([one], [other]) => Number(one) - Number(other))) {
    for (let card = 0; card < names.length; card += 1, round += 1) rounds.push({ round, names, first: card === 0 });
  }
  return rounds;
}

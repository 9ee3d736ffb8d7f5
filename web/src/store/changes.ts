/** Applying what changed: every object on the way to a change is new, everything else stays the same. */

import type { Change } from "../api";

type Node = Record<string | number, unknown> | unknown[];

export function apply<State>(state: State, changes: readonly Change[]): State {
  return changes.reduce((so_far, change) => set(so_far, change.path, change) as State, state);
}

function set(node: unknown, path: readonly (string | number)[], change: Change): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return change.value;
  const copy = (Array.isArray(node) ? [...(node as unknown[])] : { ...(node as object) }) as Node;
  const inside = copy as Record<string | number, unknown>;
  if (rest.length === 0 && change.gone) delete inside[step];
  else inside[step] = set(inside[step], rest, change);
  return copy;
}

/** A finished game, step by step: the state after each choice is made by applying what it changed. */

import type { LogOut, Replay, TableState } from "../api";
import { UNSCORED, type Session } from "../model/session";
import type { Table } from "../model/table";
import { cardOf, isAgricola, tableOf, type Catalogue } from "./adapt";
import { apply } from "./changes";

export class Film {
  step = $state(0);
  playing = $state(false);
  private readonly states: TableState[];
  private readonly logs: (readonly LogOut[])[];

  constructor(
    private readonly replay: Replay,
    private readonly cards: Catalogue,
  ) {
    this.states = [replay.start];
    this.logs = [[]];
    for (const frame of replay.frames) {
      this.states.push(apply(this.states.at(-1) as TableState, frame.changes));
      this.logs.push([...(this.logs.at(-1) ?? []), ...frame.log]);
    }
  }

  get length(): number {
    return this.replay.frames.length;
  }
  readonly state: TableState = $derived.by(() => this.states[this.step] as TableState);
  readonly log: readonly LogOut[] = $derived.by(() => (this.logs[this.step] ?? []).slice(-60));
  readonly table: Table | undefined = $derived.by(() => (isAgricola(this.state.view) ? tableOf(this.state, this.state.view, this.log, this.cards) : undefined));
  readonly caption = $derived.by(() => this.replay.frames[this.step - 1]);

  go(step: number): void {
    this.step = Math.max(0, Math.min(step, this.length));
    if (this.step === this.length) this.playing = false;
  }

  /** Nothing can be chosen in a film. */
  readonly session: Session = {
    choose: () => Promise.resolve(),
    confirm: () => undefined,
    undo: () => undefined,
    preview: () => Promise.resolve(undefined),
    scores: () => Promise.resolve(UNSCORED),
    card: (name) => cardOf(this.cards, name, this.state.view),
  };
}

/** One table as this browser sees it: the state the server sent last, and everything a player may do with it. */

import type { FromPage, FromServer, LogOut, TableInfo, TableState } from "../api";
import { UNSCORED, type Scores, type HintOption, type Session, type Turn } from "../model/session";
import type { Card, Option, Table } from "../model/table";
import { cardOf, entryOf, isAgricola, tableOf, type Catalogue } from "./adapt";
import { apply } from "./changes";
import { Connection, Refusal } from "./connection";

const LOG_KEPT = 400;

export class LiveTable implements Session {
  state = $state.raw<TableState>();
  log = $state.raw<readonly LogOut[]>([]);
  info = $state.raw<TableInfo>();
  seats = $state.raw<readonly number[]>([]);
  since = $state.raw<readonly LogOut[]>([]);
  confirming = $state(true);
  lessons = $state(false);
  connected = $state(true);
  again = $state("");
  trouble = $state("");
  busy = $state(false);
  private readonly connection: Connection;

  constructor(
    id: string,
    private readonly secrets: readonly string[],
    private readonly cards: Catalogue,
  ) {
    this.connection = new Connection(id, {
      hello: () => this.hello(),
      heard: (message) => this.heard(message),
      connected: (open) => (this.connected = open),
    });
  }

  readonly table: Table | undefined = $derived(this.shown(this.state, this.log));
  readonly turn: Turn = $derived({
    mine: this.state?.turn.mine ?? false,
    confirm: this.state?.turn.confirm ?? false,
    undo: this.state?.turn.undo ?? 0,
    undoStop: this.state?.turn.undo_stop ?? "",
  });
  readonly sinceYouLeft = $derived(this.since.map(entryOf));

  private shown(state: TableState | undefined, log: readonly LogOut[]): Table | undefined {
    return state && isAgricola(state.view) ? tableOf(state, state.view, log, this.cards) : undefined;
  }

  private hello(): FromPage {
    return { type: "hello", protocol: 1, secrets: [...this.secrets], seen: this.state?.number ?? null };
  }

  private heard(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        this.info = message.table;
        this.seats = message.seats;
        this.confirming = message.confirm;
        this.lessons = message.lessons;
        break;
      case "state":
        this.state = message.state;
        this.log = message.log;
        if (message.since_you_left.length) this.since = message.since_you_left;
        break;
      case "update":
        if (message.since !== this.state?.number) return void this.resync();
        this.state = apply(this.state, [...message.changes, { path: ["number"], value: message.number, gone: false }]);
        this.log = [...this.log.filter(({ number }) => number <= message.log_kept), ...message.log].slice(-LOG_KEPT);
        break;
      case "people":
        this.info = message.table;
        break;
      case "again":
        this.again = message.table;
        break;
      case "error":
        if (message.code === "moved-on") void this.resync();
        else if (message.to === undefined || message.to === null) this.trouble = message.message;
    }
  }

  private number(): number {
    return this.state?.number ?? 0;
  }

  private async resync(): Promise<void> {
    await this.connection.ask({ type: "resync", number: this.number() }).catch(() => undefined);
  }

  private async act(message: Parameters<Connection["ask"]>[0]): Promise<void> {
    this.busy = true;
    this.trouble = "";
    try {
      await this.connection.ask(message);
    } catch (refusal) {
      if (refusal instanceof Refusal && refusal.code !== "moved-on") this.trouble = refusal.message;
    } finally {
      this.busy = false;
    }
  }

  choose(option: Option): Promise<void> {
    return this.act({ type: "choose", option: option.text, number: this.number() });
  }
  confirm(): void {
    void this.act({ type: "confirm", number: this.number() });
  }
  undo(all = false): void {
    void this.act({ type: "undo", number: this.number(), all });
  }
  sit(seat: number): void {
    void this.act({ type: "sit", seat });
  }
  prefer(confirm: boolean): void {
    this.confirming = confirm;
    void this.act({ type: "prefer", confirm, lessons: null });
  }
  learn(lessons: boolean): void {
    this.lessons = lessons;
    void this.act({ type: "prefer", confirm: null, lessons });
  }

  async preview(option: Option): Promise<Table | undefined> {
    const answer = await this.connection.ask({ type: "preview", option: option.text, number: this.number() }).catch(() => undefined);
    if (answer?.type !== "preview" || answer.hidden || !this.state) return undefined;
    return this.shown(apply(this.state, answer.changes), this.log);
  }

  async hint(): Promise<readonly HintOption[]> {
    const answer = await this.connection.ask({ type: "hint", number: this.number() }).catch(() => undefined);
    return answer?.type === "hint" ? answer.options : [];
  }

  async meanings(): Promise<Readonly<Record<string, string>>> {
    const answer = await this.connection.ask({ type: "hand", number: this.number() }).catch(() => undefined);
    return answer?.type === "hand" ? answer.cards : {};
  }

  async scores(): Promise<Scores> {
    const answer = await this.connection.ask({ type: "scores" }).catch(() => undefined);
    return answer?.type === "scores" ? answer : UNSCORED;
  }

  card(name: string): Card | undefined {
    return cardOf(this.cards, name, this.state?.view);
  }

  close(): void {
    this.connection.close();
  }
}

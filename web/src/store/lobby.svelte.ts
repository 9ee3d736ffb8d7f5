/** What the lobby shows: the games of the house, the tables, and those where this browser sits. */

import type { GameInfo, NewTable, TableInfo } from "../api";
import * as http from "./http";
import { go } from "./route.svelte";
import { held, hold } from "./secrets";

export class Lobby {
  games = $state.raw<readonly GameInfo[]>([]);
  mine = $state.raw<readonly TableInfo[]>([]);
  running = $state.raw<readonly TableInfo[]>([]);
  finished = $state.raw<readonly TableInfo[]>([]);
  trouble = $state("");

  async load(): Promise<void> {
    try {
      this.games = await http.games();
      const [running, finished] = await Promise.all([http.tables("running"), http.tables("finished")]);
      const ids = [...new Set(held().map(({ table }) => table))].slice(0, 12);
      const known = new Map([...running.tables, ...finished.tables].map((table) => [table.table, table]));
      const mine = await Promise.all(ids.map((id) => known.get(id) ?? http.table(id).catch(() => undefined)));
      this.mine = mine.filter((table) => table !== undefined).filter(({ state }) => state !== "finished");
      this.running = running.tables.filter(({ table }) => !ids.includes(table));
      this.finished = finished.tables;
    } catch (error) {
      this.trouble = error instanceof Error ? error.message : String(error);
    }
  }

  /** Set a table up and sit down at it. */
  async open(wanted: NewTable): Promise<void> {
    this.trouble = "";
    try {
      const { table, seats, invitations } = await http.create(wanted);
      hold([
        ...seats.map(({ seat, secret }) => ({ table, seat, secret })),
        ...invitations.map(({ seat, code }) => ({ table, seat, secret: "", invitation: code })),
      ]);
      go(`/t/${table}`);
    } catch (error) {
      this.trouble = error instanceof Error ? error.message : String(error);
    }
  }
}

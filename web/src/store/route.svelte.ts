/** Where in the page somebody is; all of it behind the `#`, which browsers never send. */

export type Route =
  | { at: "lobby" }
  | { at: "table"; table: string; secret?: string }
  | { at: "join"; table: string; code: string }
  /** A finished game, and the number of a choice to be looked at. */
  | { at: "replay"; table: string; choice: number };

export function read(hash: string): Route {
  const [, kind, table, last] = hash.replace(/^#/, "").split("/");
  if (kind === "t" && table) return last ? { at: "table", table, secret: last } : { at: "table", table };
  if (kind === "join" && table && last) return { at: "join", table, code: last };
  if (kind === "replay" && table) return { at: "replay", table, choice: Number(last) || 0 };
  return { at: "lobby" };
}

class Place {
  route = $state<Route>(read(location.hash));

  constructor() {
    addEventListener("hashchange", () => (this.route = read(location.hash)));
  }
}

export const place = new Place();

export function go(hash: string): void {
  location.hash = hash;
}

export function link(hash: string): string {
  return `${location.origin}${location.pathname}#${hash}`;
}

/** The seats this browser holds, kept in it: table, seat and secret, and the name its person goes by. */

export interface Held {
  table: string;
  seat: number;
  secret: string;
  /** The code of an invitation still to be handed on. */
  invitation?: string;
}

const SEATS = "farmyard-seats";
const NAME = "farmyard-name";

export function held(): Held[] {
  try {
    return JSON.parse(localStorage.getItem(SEATS) ?? "[]") as Held[];
  } catch {
    return [];
  }
}

export function heldAt(table: string): Held[] {
  return held().filter((seat) => seat.table === table && seat.secret);
}

export function hold(seats: readonly Held[]): void {
  const others = held().filter((one) => !seats.some(({ table, seat }) => table === one.table && seat === one.seat));
  localStorage.setItem(SEATS, JSON.stringify([...seats, ...others].slice(0, 200)));
}

export function forget(table: string): void {
  localStorage.setItem(SEATS, JSON.stringify(held().filter((one) => one.table !== table)));
}

export function myName(): string {
  return localStorage.getItem(NAME) ?? "";
}

export function callMe(name: string): void {
  localStorage.setItem(NAME, name);
}

/** One WebSocket to a table that comes back by itself; answers find whoever asked. */

import type { FromPage, FromServer } from "../api";

type Ask = FromPage extends infer Message ? (Message extends { id: number } ? Omit<Message, "id"> : never) : never;
type Answer = Exclude<FromServer, { type: "error" }>;

export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

interface Listener {
  hello(): FromPage;
  heard(message: FromServer): void;
  connected(open: boolean): void;
}

const SOONEST = 500;
const LATEST = 8000;

export class Connection {
  private socket: WebSocket | undefined;
  private next = 1;
  private pause = SOONEST;
  private over = false;
  private readonly waiting = new Map<number, { done: (answer: Answer) => void; failed: (refusal: Refusal) => void }>();

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
  ) {
    this.open();
  }

  private open(): void {
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/tables/${this.table}/play`);
    this.socket = socket;
    socket.onopen = () => {
      this.pause = SOONEST;
      socket.send(JSON.stringify(this.listener.hello()));
      this.listener.connected(true);
    };
    socket.onmessage = (event) => this.heard(JSON.parse(event.data as string) as FromServer);
    socket.onclose = () => this.lost();
  }

  private heard(message: FromServer): void {
    const to = "to" in message ? message.to : undefined;
    this.listener.heard(message);
    if (to === undefined || to === null) return;
    const asked = this.waiting.get(to);
    this.waiting.delete(to);
    if (message.type === "error") asked?.failed(new Refusal(message.code, message.message));
    else asked?.done(message);
  }

  private lost(): void {
    for (const { failed } of this.waiting.values()) failed(new Refusal("lost", ""));
    this.waiting.clear();
    if (this.over) return;
    this.listener.connected(false);
    setTimeout(() => this.over || this.open(), this.pause);
    this.pause = Math.min(this.pause * 2, LATEST);
  }

  ask(message: Ask): Promise<Answer> {
    const id = this.next++;
    return new Promise((done, failed) => {
      if (this.socket?.readyState !== WebSocket.OPEN) return failed(new Refusal("lost", ""));
      this.waiting.set(id, { done, failed });
      this.socket.send(JSON.stringify({ ...message, id }));
    });
  }

  close(): void {
    this.over = true;
    this.socket?.close();
  }
}

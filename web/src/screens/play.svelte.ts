/** What the player is doing between two answers of the server: cells drawn, a thing with several meanings, a verb. */

import { choices, enclosing, ENCLOSE, farmsOf, FENCE, joining, NOTHING, type Choices } from "../model/choices";
import type { Session, Turn } from "../model/session";
import { advised } from "../words/label";
import { amount, FINISHED, type Advised, type Option, type Player, type Table } from "../model/table";

export type Asking = "over" | "wait" | "confirm" | "place" | "draw" | "feed" | "pack" | "cell" | "card" | "list";

const FEED = "feed";

function onFarm({ cells, regions, edges }: Choices): string[] {
  return [...new Set([...[...cells.values()].flat(), ...regions, ...edges.values()].map(({ verb }) => verb))];
}

export class Play {
  drawn = $state<ReadonlySet<string>>(new Set());
  narrowed = $state<readonly Option[]>([]);
  verb = $state("");
  /** Whose farm is to be built on, where there are several: a seat, or -1 for mine. */
  farm = $state(-1);
  after = $state<Table>();
  costs = $state<Readonly<Record<string, number>>>({});
  hints = $state<readonly Advised[]>([]);
  /** A master was asked for a hint and has not answered yet. */
  thinking = $state(false);
  /** Several things are done one after another: nothing else is to be chosen meanwhile. */
  working = $state(false);

  constructor(
    private readonly look: () => Table,
    private readonly turn: () => Turn,
    readonly session: Session,
  ) {}

  readonly table = $derived.by(() => this.look());
  readonly me = $derived(this.table.players[Math.max(this.table.seat, 0)] as Player);
  /** Cards that are always in sight; what the others offer is listed on the desk. */
  private readonly onTable = $derived(
    new Set([
      ...[...this.table.hand, ...this.table.majors, ...this.table.row, ...this.table.specials, ...this.table.beside].map(({ key }) => key),
      ...this.table.specials.flatMap(({ actions }) => actions.map((action) => action.toLowerCase())),
    ]),
  );
  /** The farms that something can be done on; with several, one is in hand. */
  readonly farms = $derived(farmsOf(this.table.options));
  readonly farmInHand = $derived(this.farms.includes(this.farm) ? this.farm : (this.farms[0] ?? -1));
  /** The seat of that farm, and its owner. */
  readonly owner = $derived(this.farmInHand < 0 ? Math.max(this.table.seat, 0) : this.farmInHand);
  readonly yard = $derived(this.table.players[this.owner] as Player);
  private readonly all = $derived(this.table.options.length ? choices(this.table.options, this.onTable, this.farmInHand) : NOTHING);
  /** On cells the verb in hand is meant; everything else is as it is. */
  readonly choices: Choices = $derived(this.withVerb(this.all));
  /** What could be done on the farm now; with several, one is in hand. */
  readonly verbs = $derived(onFarm(this.all));
  readonly feed = $derived(this.all.rest.find(({ verb }) => verb === FEED));
  readonly pack = $derived(this.all.rest.flatMap((option) => this.packed(option)));
  /** Cards go round before the first round. */
  readonly drafting = $derived(this.table.round === 0 && this.table.seat >= 0);
  readonly asking: Asking = $derived(this.kind());
  readonly pasture = $derived(enclosing(this.all.regions, this.drawn));
  readonly legal: ReadonlySet<string> = $derived(this.glowing());

  private withVerb(all: Choices): Choices {
    const verb = this.activeVerb(all);
    const cells = [...all.cells].map(([cell, options]) => [cell, options.filter((option) => option.verb === verb)] as const);
    const edges = verb === FENCE ? all.edges : NOTHING.edges;
    return { ...all, cells: new Map(cells.filter(([, options]) => options.length)), edges };
  }

  private activeVerb(all: Choices): string {
    const verbs = onFarm(all);
    return verbs.includes(this.verb) ? this.verb : (verbs[0] ?? "");
  }

  readonly verbInHand = $derived(this.activeVerb(this.all));

  private packed(option: Option) {
    const [key] = option.target.cards ?? [];
    const card = key ? this.session.card(key) : undefined;
    return card ? [{ card, option }] : [];
  }

  private kind(): Asking {
    const { all } = this;
    if (this.turn().confirm) return "confirm";
    if (this.table.phase === FINISHED) return "over";
    if (!this.table.options.length) return "wait";
    if (this.narrowed.length) return "list";
    if (all.regions.length && this.verbInHand === ENCLOSE) return "draw";
    if (this.feed) return "feed";
    if (this.pack.length > 1) return "pack";
    if (all.cells.size || this.choices.edges.size) return "cell";
    if (all.spaces.size || all.actions.size) return "place";
    return all.cards.size ? "card" : "list";
  }

  private glowing(): ReadonlySet<string> {
    if (this.asking === "draw") return joining(this.all.regions, this.drawn);
    return this.narrowed.length ? new Set() : new Set(this.choices.cells.keys());
  }

  /** A click on a thing: plays its option, or asks which if it has several. */
  pick(options: readonly Option[]): void {
    const [only] = options;
    if (options.length === 1 && only) this.choose(only);
    else this.narrowed = options;
  }

  pickCell(cell: string): void {
    if (this.asking !== "draw") this.pick(this.choices.cells.get(cell) ?? []);
    else if (this.drawn.has(cell)) this.draw([...this.drawn].filter((one) => one !== cell));
    else this.draw([...this.drawn, cell]);
  }

  dragTo(cell: string): void {
    if (!this.drawn.has(cell) && this.legal.has(cell)) this.draw([...this.drawn, cell]);
  }

  private draw(cells: readonly string[]): void {
    this.drawn = new Set(cells);
    this.after = undefined;
    const option = enclosing(this.all.regions, this.drawn);
    if (option) void this.lookAhead(option);
  }

  private async lookAhead(option: Option): Promise<void> {
    const after = await this.session.preview(option);
    if (this.pasture?.text === option.text) this.after = after;
  }

  choose(option: Option): void {
    this.reset();
    void this.session.choose(option);
  }

  /** Look at another farm on which something can be done. */
  goTo(farm: number): void {
    this.reset();
    this.farm = farm;
  }

  reset(): void {
    this.drawn = new Set();
    this.narrowed = [];
    this.after = undefined;
    this.hints = [];
  }

  /** What the strongest computer player would consider, with what each is worth beside the best. */
  async askHint(): Promise<void> {
    if (this.thinking) return;
    const { table } = this;
    this.thinking = true;
    const advice = (await this.session.hint?.()) ?? [];
    this.thinking = false;
    if (this.table === table) this.hints = advised(table.options, advice);
  }

  /** What feeding now and each way to more food cost in points, asked of the server. */
  async weigh(): Promise<void> {
    const { table, me, feed } = this;
    if (!feed) return;
    const fed = await this.mine(feed);
    const costs: Record<string, number> = fed ? { [feed.text]: fed.score - me.score } : {};
    /** The last way feeds at once: what is begged then is no part of its price. */
    const card = fed && fed.begging > me.begging ? (fed.score - me.score) / (fed.begging - me.begging) : 0;
    for (const way of this.ways()) {
      const after = await this.mine(way);
      if (this.table !== table) return;
      if (after) costs[way.text] = after.score - me.score - card * (after.begging - me.begging);
    }
    if (this.table === table) this.costs = costs;
  }

  /** How I would stand after an option. */
  private async mine(option: Option): Promise<Player | undefined> {
    const { seat } = this.table;
    return (await this.session.preview(option))?.players[seat];
  }

  ways(): readonly Option[] {
    return this.table.options.filter((option) => option !== this.feed && option.verb !== ENCLOSE);
  }

  /** Turn goods into food, always what costs the fewest points, until there is enough. */
  async best(): Promise<void> {
    this.working = true;
    await this.fillBowls();
    this.working = false;
  }

  private async fillBowls(): Promise<void> {
    while (this.feed && this.me.foodNeeded > amount(this.me.goods, "food")) {
      await this.weigh();
      const ways = this.ways().filter(({ text }) => text in this.costs);
      const [cheapest] = [...ways].sort((one, other) => (this.costs[other.text] ?? 0) - (this.costs[one.text] ?? 0));
      if (!cheapest) return;
      await this.session.choose(cheapest);
    }
  }
}

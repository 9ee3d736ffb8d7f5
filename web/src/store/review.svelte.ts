/** The review of a finished game: asks how far it has come for as long as it is under way. */

import type { Review } from "../api";
import * as http from "./http";

const SECONDS = 1;

export class Reviewing {
  review = $state.raw<Review>();
  /** Somebody has just asked for it. */
  asked = $state(false);
  private timer = 0;
  private closed = false;

  /** Whoever has a secret of the table may ask for a review, everybody may read it. */
  constructor(
    private readonly table: string,
    private readonly secret: string,
  ) {
    void this.look();
  }

  get may(): boolean {
    return this.secret !== "";
  }

  async ask(): Promise<void> {
    this.asked = true;
    await this.take(http.askForReview(this.table, this.secret));
    this.asked = false;
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }

  private async look(): Promise<void> {
    await this.take(http.review(this.table));
  }

  /** Keep what is answered; while nobody answers, what was known stays. */
  private async take(answer: Promise<Review>): Promise<void> {
    try {
      this.review = await answer;
    } catch (error) {
      if (error instanceof http.Refused) this.review = { state: "refused", message: error.message, looked: 0, choices: 0, remarks: [] };
    }
    clearTimeout(this.timer);
    if (!this.closed && this.review?.state === "under way") this.timer = window.setTimeout(() => void this.look(), SECONDS * 1000);
  }
}

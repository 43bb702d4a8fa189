import { setTimeout } from 'node:timers/promises';
import type { SessionHeaders } from '../harness/account.js';
import { createInternalApiClient } from '../harness/internal-api.js';
import { send } from '../harness/send.js';
import { Random } from '../seed/random.js';

/** A correction that the API accepted. */
export interface AcceptedCorrection {
  readonly id: number;
  readonly stepId: number;
}

export interface Step {
  readonly id: number;
  readonly recipeId: number;
  readonly description: string;
}

interface Options {
  readonly apiUrl: string;
  readonly headers: SessionHeaders;
  readonly steps: readonly Step[];
  readonly techStepIds: readonly number[];
}

const CLIENTS = 4;
/** Pause of a client between two corrections, in milliseconds. */
const PAUSE_MS = 20;
const BACKFILL_INTERVAL_MS = 700;

/**
 * Clients that send random corrections until `stop()`, while every step is detected again at
 * intervals. Failed requests are ignored; accepted corrections are recorded.
 */
export class CorrectionLoad {
  readonly accepted: AcceptedCorrection[] = [];
  private readonly random = new Random(Date.now());
  private stopped = false;
  private readonly done: Promise<unknown>;

  constructor(private readonly options: Options) {
    const internalApi = createInternalApiClient(options.apiUrl);
    const clients = Array.from({ length: CLIENTS }, () =>
      this.repeat(() => this.correct(), PAUSE_MS),
    );
    const backfill = this.repeat(() => internalApi.backfill(null), BACKFILL_INTERVAL_MS);
    this.done = Promise.all([...clients, backfill]).then(() => internalApi.close());
  }

  async stop(): Promise<void> {
    this.stopped = true;
    await this.done;
  }

  private async repeat(act: () => Promise<unknown>, pause: number): Promise<void> {
    while (!this.stopped) {
      await act().catch(() => undefined); // the API or the database may be down
      await setTimeout(pause);
    }
  }

  /** Assigns a random technique, or none, to a random word. */
  private async correct(): Promise<void> {
    const { apiUrl, headers, steps, techStepIds } = this.options;
    const step = this.random.pick(steps);
    const word = this.random.pick([...step.description.matchAll(/\p{L}{3,}/gu)]);
    const url = `${apiUrl}/recipes/${String(step.recipeId)}/steps/${String(step.id)}/corrections`;
    const response = await send('POST', url, headers, {
      techStepId: this.random.chance(0.3) ? null : this.random.pick(techStepIds),
      start: word.index,
      end: word.index + word[0].length,
      ingredients: [],
      utensils: [],
    });
    const { id } = (await response.json()) as { readonly id: number };
    this.accepted.push({ id, stepId: step.id });
  }
}

import { setTimeout } from 'node:timers/promises';
import { InternalRoutes } from './internal.js';

/** A correction that was answered with 201. */
export interface Acknowledged {
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
  readonly headers: { readonly cookie: string };
  readonly steps: readonly Step[];
  readonly techStepIds: readonly number[];
}

const PEOPLE = 4;
/** Milliseconds between two things that somebody does. */
const PAUSE = 20;
const BACKFILL_EVERY = 700;
const GIVE_UP_AFTER = 5_000;

/**
 * People who correct techniques without a break, whatever happens to the service, while
 * everything is analysed anew again and again. They remember what they were told was accepted.
 */
export class RestlessPeople {
  readonly acknowledged: Acknowledged[] = [];
  private stopped = false;
  private readonly done: Promise<unknown>;

  constructor(private readonly options: Options) {
    const loops = Array.from({ length: PEOPLE }, () => this.keepOn(() => this.correct(), PAUSE));
    const routes = new InternalRoutes(options.apiUrl);
    this.done = Promise.all([...loops, this.keepOn(() => routes.backfill(), BACKFILL_EVERY)]);
  }

  async stop(): Promise<void> {
    this.stopped = true;
    await this.done;
  }

  private async keepOn(act: () => Promise<unknown>, pause: number): Promise<void> {
    while (!this.stopped) {
      await act().catch(() => undefined); // the service is away: that is what this is about
      await setTimeout(pause);
    }
  }

  /** Some words of some step are some technique, or none. */
  private async correct(): Promise<void> {
    const { apiUrl, headers, steps, techStepIds } = this.options;
    const step = pick(steps);
    const word = pick([...step.description.matchAll(/\p{L}{3,}/gu)]);
    const answer = await fetch(
      `${apiUrl}/recipes/${String(step.recipeId)}/steps/${String(step.id)}/corrections`,
      {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        signal: AbortSignal.timeout(GIVE_UP_AFTER),
        body: JSON.stringify({
          techStepId: Math.random() < 0.3 ? null : pick(techStepIds),
          start: word.index,
          end: word.index + word[0].length,
          ingredients: [],
          utensils: [],
        }),
      },
    );
    if (answer.status !== 201) return;
    const { id } = (await answer.json()) as { id: number };
    this.acknowledged.push({ id, stepId: step.id });
  }
}

export function pick<Item>(items: readonly Item[]): Item {
  const item = items[Math.floor(Math.random() * items.length)];
  if (item === undefined) throw new Error('There is nothing to choose from.');
  return item;
}

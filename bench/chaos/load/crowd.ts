import { setTimeout } from 'node:timers/promises';
import { InternalApiClient } from '../../../libs/internal-api/src/internal-api.client.js';
import { correctTechnique } from './actions/corrections.js';
import { listFavourites, toggleFavourite } from './actions/favourites.js';
import { changeItem, planRecipe, readSession, readWeek } from './actions/planning.js';
import { listOwnRecipes, listRecipes, readRecipe } from './actions/recipe-reads.js';
import { createRecipe, deleteRecipe, editRecipe, importRecipe } from './actions/recipe-writes.js';
import { changeSession, readHouse, readProfile, signUp } from './actions/sessions.js';
import { changeList, readList } from './actions/shopping-list.js';
import type { Action, Person, World } from '../people/world.js';

/** Pause between two actions of a person, in milliseconds. */
const MAX_PAUSE_MS = 500;
const BACKFILL_INTERVAL_MS = 30_000;

/** The actions of a person, with their frequencies. */
const ACTIONS: readonly (readonly [action: Action, frequency: number])[] = [
  [createRecipe, 6],
  [editRecipe, 6],
  [deleteRecipe, 2],
  [importRecipe, 2],
  [readRecipe, 14],
  [listOwnRecipes, 6],
  [listRecipes, 12],
  [toggleFavourite, 4],
  [listFavourites, 3],
  [planRecipe, 6],
  [changeItem, 4],
  [readWeek, 8],
  [readSession, 2],
  [changeList, 8],
  [readList, 6],
  [correctTechnique, 4],
  [readProfile, 4],
  [readHouse, 2],
  [changeSession, 0.5],
  [signUp, 0.3],
];

/** All people act until `stop()`; now and then every step is detected again. */
export class Crowd {
  private readonly stopping = new AbortController();
  private readonly done: Promise<unknown>;

  constructor(
    private readonly world: World,
    private readonly internalApi: InternalApiClient,
  ) {
    const people = world.people.map((person) => this.live(person));
    this.done = Promise.all([...people, this.backfillRegularly()]);
  }

  /** Waits until every write has its answer. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await this.done;
  }

  private async live(person: Person): Promise<void> {
    while (!this.stopping.signal.aborted) {
      try {
        await pickAction(person)(this.world, person);
      } catch (error) {
        this.world.ledger.addWrongAnswer(String(error));
      }
      await setTimeout(person.random.next() * MAX_PAUSE_MS);
    }
  }

  private async backfillRegularly(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      await this.internalApi.backfill(null).catch(() => undefined); // a fault may last
      await setTimeout(BACKFILL_INTERVAL_MS, undefined, { signal: this.stopping.signal }).catch(
        () => undefined, // stopped
      );
    }
  }
}

const ALL = ACTIONS.reduce((sum, [, frequency]) => sum + frequency, 0);

function pickAction({ random }: Person): Action {
  let rest = random.next() * ALL;
  for (const [action, frequency] of ACTIONS) {
    rest -= frequency;
    if (rest < 0) return action;
  }
  return readProfile;
}

import { randomUUID } from 'node:crypto';
import type { Random } from '../../seed/random.js';
import type { Ledger, RecipeText } from '../records/ledger.js';
import type { ApiRequest } from './api-request.js';
import type { Person } from './person.js';
import type { Requester } from './requester.js';

/** What recipes consist of. */
export interface Ingredients {
  readonly ingredientIds: readonly number[];
  readonly unitIds: readonly number[];
  readonly techStepIds: readonly number[];
  /** French sentences. */
  readonly sentences: readonly string[];
}

/** What all people share. */
export interface World {
  readonly requester: Requester;
  readonly ledger: Ledger;
  readonly people: readonly Person[];
  readonly ingredients: Ingredients;
}

/** Something that a person does: one write, or one read whose answer is checked. */
export type Action = (world: World, person: Person) => Promise<void>;

/** A date in each of the weeks that houses plan. */
export const WEEKS = ['2030-01-07', '2030-01-14'] as const;

/** A request in the session of a person. */
export function as(person: Person, request: Omit<ApiRequest, 'cookie'>): ApiRequest {
  return { ...request, cookie: person.cookie };
}

/** An `Idempotency-Key`. */
export function newKey(): string {
  return randomUUID();
}

const MAX_SENTENCES = 4;
const MAX_LINES = 6;

/**
 * A recipe in which every part contains the same random number, so that a mixture of two versions
 * is recognised.
 */
export function writeRecipe(random: Random, ingredients: Ingredients): RecipeText {
  const version = random.between(1, 100_000);
  const lines = Math.min(random.between(1, MAX_LINES), ingredients.ingredientIds.length);
  const first = random.between(0, ingredients.ingredientIds.length - lines);
  return {
    name: `Recette ${String(version)}`,
    visibility: random.pick(['PERSONAL', 'HOUSE', 'PUBLIC'] as const),
    portions: 1 + (version % 12),
    ingredients: ingredients.ingredientIds.slice(first, first + lines).map((ingredientId) => ({
      ingredientId,
      quantity: version,
      unitId: random.pick(ingredients.unitIds),
    })),
    steps: [
      ...Array.from({ length: random.between(1, MAX_SENTENCES) }, () =>
        random.pick(ingredients.sentences),
      ),
      `Laisser mijoter ${String(version)} secondes.`,
    ],
  };
}

/** The body of a request that writes this recipe. */
export function bodyOf({ steps, ...text }: RecipeText): object {
  return { ...text, dietIds: [], steps: steps.map((description) => ({ description })) };
}

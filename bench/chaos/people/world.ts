import type { Random } from '../../seed/random.js';
import type { Ledger, RecipeText } from '../records/ledger.js';
import { type ApiAnswer, type ApiRequest, requireStatus } from './api-request.js';
import type { Requester } from './requester.js';

/** A client. It does one thing after another. */
export interface Person {
  readonly id: number;
  readonly email: string;
  readonly houseId: number;
  readonly random: Random;
  /** A public recipe that never changes, so that others can plan, favour and correct it. */
  readonly fixedRecipe: {
    readonly id: number;
    readonly steps: readonly { readonly id: number; readonly description: string }[];
  };
  /** The session; another one after each login. */
  cookie: string;
}

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

/** A read in the session of a person. @returns undefined when it failed, as it may during a fault */
export function read(
  { requester }: World,
  { cookie }: Person,
  kind: string,
  path: string,
): Promise<ApiAnswer | undefined> {
  return requester.read({ kind, method: 'GET', path, cookie });
}

/**
 * A write in the session of a person.
 * @param status of the answer
 * @param repeatedStatus another status that it may have when the request was sent again
 */
export async function write(
  { requester, ledger }: World,
  { cookie }: Person,
  request: Omit<ApiRequest, 'cookie'>,
  status: number,
  repeatedStatus = status,
): Promise<ApiAnswer> {
  const answer = await requester.write({ ...request, cookie });
  requireStatus(answer, status, ...(answer.wasRepeated ? [repeatedStatus] : []));
  ledger.confirmedWrites++;
  return answer;
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

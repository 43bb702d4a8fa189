import { randomUUID } from 'node:crypto';
import { type SessionHeaders, signInAs } from '../harness/account.js';
import { createRecipe, WEEK } from '../harness/full-week.js';
import { send } from '../harness/send.js';
import type { Ids } from '../seed/catalogue-ids.js';
import { PASSWORD } from '../seed/authors.js';
import type { OperationName } from './household-week.js';
import { webPage } from './web-page.js';

/** A person who has a house, and a recipe that this person has written. */
export interface Cook {
  readonly profileId: number;
  readonly email: string;
  readonly recipeId: number;
  readonly stepId: number;
}

/** Performs an operation; `n` numbers the repetitions. */
export type Operation = (n: number) => Promise<unknown>;

/** The operations, each as a different person than the one before, in the order in which they run. */
export function createOperations(
  apiUrl: string,
  cooks: readonly Cook[],
  ids: Ids,
): readonly (readonly [OperationName, Operation])[] {
  const cook = (n: number): Cook => cooks[n % cooks.length] ?? NO_COOK;
  const call = async (n: number, method: string, path: string, body?: object): Promise<Created> => {
    const headers = sessionOf(cook(n));
    const response = await send(method, apiUrl + path, headers, body);
    const text = await response.text();
    return (text === '' ? NOTHING : JSON.parse(text)) as Created;
  };
  const get =
    (path: (n: number) => string): Operation =>
    (n) =>
      call(n, 'GET', path(n));
  const items: number[] = [];
  const recipe = (n: number) => ({ ...createRecipe(n, ids), visibility: 'PERSONAL' });
  return [
    ['GET /auth/me', get(() => '/auth/me')],
    [
      'POST /auth/login',
      (n) => call(n, 'POST', '/auth/login', { email: cook(n).email, password: PASSWORD }),
    ],
    ['GET /recipes', get(() => '/recipes?limit=20')],
    ['GET /recipes?name=', get((n) => `/recipes?limit=20&name=${WORDS[n % WORDS.length] ?? ''}`)],
    [
      'GET /recipes?suitableForHousehold=true',
      get(() => '/recipes?limit=20&suitableForHousehold=true'),
    ],
    ['GET /recipes/:id', get((n) => `/recipes/${String(cook(n).recipeId)}`)],
    [
      'POST /planning/items',
      async (n) => {
        const { id } = await call(n, 'POST', '/planning/items', {
          recipeId: cook(n).recipeId,
          date: WEEK,
          slot: 'DINNER',
          portions: 4,
        });
        items[n] = id;
      },
    ],
    ['GET /planning', get(() => `/planning?date=${WEEK}`)],
    ['GET /planning/shopping-list', get(() => `/planning/shopping-list?date=${WEEK}`)],
    [
      'POST /planning/shopping-list/operations',
      (n) =>
        call(n, 'POST', '/planning/shopping-list/operations', {
          date: WEEK,
          operations: [
            {
              id: randomUUID(),
              kind: 'CHECK',
              lineId: `ingredient-${String(ids.ingredient('onion'))}`,
              quantity: 1 + n,
              unitId: ids.unit('piece'),
            },
          ],
        }),
    ],
    ['GET /planning/batch', get(() => `/planning/batch?date=${WEEK}`)],
    ['GET /planning/batch, timed', get(() => `/planning/batch?date=${WEEK}&cooks=2`)],
    [
      'PATCH /planning/items/:id',
      (n) => call(n, 'PATCH', `/planning/items/${String(items[n])}`, { portions: 6 }),
    ],
    ['DELETE /planning/items/:id', (n) => call(n, 'DELETE', `/planning/items/${String(items[n])}`)],
    ['POST /recipes', (n) => call(n, 'POST', '/recipes', recipe(n))],
    [
      'POST /recipes/:id/steps/:stepId/corrections',
      (n) => {
        const { recipeId, stepId } = cook(n);
        const path = `/recipes/${String(recipeId)}/steps/${String(stepId)}/corrections`;
        return call(n, 'POST', path, { techStepId: null, start: 0, end: 4 });
      },
    ],
    ['PUT /recipes/:id', (n) => call(n, 'PUT', `/recipes/${String(cook(n).recipeId)}`, recipe(n))],
    [
      'POST /sources/web/preview',
      (n) =>
        call(n, 'POST', '/sources/web/preview', {
          url: addressOf(n),
          html: webPage(`Tarte ${String(n)}`),
        }),
    ],
    [
      'POST /sources/web/import/:externalId',
      (n) => call(n, 'POST', `/sources/web/import/${externalIdOf(n)}`, recipe(n)),
    ],
  ];
}

const WORDS = ['gratin', 'courgette', 'tarte', 'soupe', 'poulet'];

/** What the operations read of a response. */
interface Created {
  readonly id: number;
}

const NOTHING: Created = { id: 0 };

const NO_COOK: Cook = { profileId: 0, email: '', recipeId: 0, stepId: 0 };

const sessions = new Map<number, SessionHeaders>();

/** The same session in all operations, as on a phone. */
function sessionOf({ profileId }: Cook): SessionHeaders {
  const session = sessions.get(profileId) ?? signInAs(profileId);
  sessions.set(profileId, session);
  return session;
}

function addressOf(n: number): string {
  return `https://cuisine.example/tarte-${String(n)}`;
}

function externalIdOf(n: number): string {
  return Buffer.from(addressOf(n)).toString('base64url');
}

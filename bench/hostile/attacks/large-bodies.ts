import { signUp } from '../../harness/account.js';
import type { Attack, PreparedAttack } from '../attack.js';
import { writeOrdinaryRecipe } from '../recipes.js';

const CLIENTS = 16;
/** Below 2 MiB, the highest limit of a body. */
const BYTES = 2_000_000;

interface LargeRequest {
  readonly method: 'POST' | 'PATCH';
  readonly path: string;
  readonly body: string;
}

/** A list of empty objects with about this number of characters. */
const emptyObjects = (length: number) => `[${'{},'.repeat(length / 3)}{}]`;

const IDS = Array.from({ length: 100_000 }, (_, index) => index + 1).join(',');

/** Requests of a person with a session. */
const SIGNED_IN: Readonly<Record<string, LargeRequest>> = {
  'recipe-of-empty-objects': {
    method: 'POST',
    path: '/recipes',
    body: `{"ingredients":${emptyObjects(BYTES / 2)},"steps":${emptyObjects(BYTES / 2)}}`,
  },
  'recipe-of-brackets': { method: 'POST', path: '/recipes', body: '['.repeat(BYTES) },
  'recipe-of-digits': {
    method: 'POST',
    path: '/recipes',
    body: `{"portions":${'9'.repeat(BYTES)}}`,
  },
  'recipe-of-text': {
    method: 'POST',
    path: '/recipes',
    body: `{"name":"${'x'.repeat(BYTES)}"}`,
  },
  'recipe-of-long-texts': {
    method: 'POST',
    path: '/recipes',
    body: JSON.stringify({ steps: Array(30).fill({ text: 'é'.repeat(32_000) }) }),
  },
  'allergies-of-100000-ids': {
    method: 'PATCH',
    path: '/profile/allergies',
    body: `{"allergyIds":[${IDS}]}`,
  },
  'planning-item-unknown-field': {
    method: 'POST',
    path: '/planning/items',
    body: `{"unknown":${emptyObjects(BYTES)}}`,
  },
};

const signedInAttacks = Object.entries(SIGNED_IN).map(([name, request]): Attack => ({
  name,
  prepare: async ({ apiUrl }) => sendRepeatedly(request, await signUp(apiUrl)),
}));

/** Small requests that are expensive to validate, and large ones that anyone may send. */
export const LARGE_BODIES: readonly Attack[] = [
  {
    name: 'signup-unknown-field',
    prepare: () =>
      Promise.resolve(
        sendRepeatedly({
          method: 'POST',
          path: '/auth/signup',
          body: `{"unknown":${emptyObjects(BYTES)}}`,
        }),
      ),
  },
  ...signedInAttacks,
  {
    name: 'correction-of-50000-mentions',
    prepare: async (target) => {
      const headers = await signUp(target.apiUrl);
      const { id, steps } = await writeOrdinaryRecipe(target, headers);
      const path = `/recipes/${String(id)}/steps/${String(steps[0]?.id)}/corrections`;
      const body = `{"techStepId":1,"start":0,"end":1,"ingredients":${emptyObjects(150_000)}}`;
      return sendRepeatedly({ method: 'POST', path, body }, headers);
    },
  },
];

function sendRepeatedly(
  { method, path, body }: LargeRequest,
  headers: Readonly<Record<string, string>> = {},
): PreparedAttack {
  const bytes = Buffer.from(body);
  return {
    run: (traffic) =>
      traffic.repeat(CLIENTS, () => traffic.send(method, path, { headers, body: bytes })),
  };
}

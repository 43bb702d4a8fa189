import { signUp } from '../../harness/account.js';
import { createRecipe } from '../../harness/full-week.js';
import { send } from '../../harness/send.js';
import type { Attack } from '../attack.js';
import { createLargestRecipe } from '../largest-recipe.js';

const RECIPE_CLIENTS = 4;
const CLASSIFIER_CLIENTS = 2;
const CLASSIFIER_TEXTS = 500;
/** Characters of a text: 500 such texts are just below 16 MiB. */
const CLASSIFIER_TEXT_LENGTH = 32_000;

/** Texts that keep the classifier busy. Another person's recipe must still be stored. */
export const LONG_TEXTS: readonly Attack[] = [
  {
    name: 'largest-recipes',
    prepare: async ({ apiUrl, databaseUrl, ids }) => {
      const headers = await signUp(apiUrl);
      const body = Buffer.from(JSON.stringify(await createLargestRecipe(databaseUrl)));
      return {
        run: (traffic) =>
          traffic.repeat(RECIPE_CLIENTS, () => traffic.send('POST', '/recipes', { headers, body })),
        check: async () =>
          send('POST', `${apiUrl}/recipes`, await signUp(apiUrl), createRecipe(0, ids)),
      };
    },
  },
  {
    name: 'classifier-16-mib',
    prepare: async ({ apiUrl, classifierUrl, ids }) => {
      const text = 'émincer '.repeat(CLASSIFIER_TEXT_LENGTH / 9);
      const texts = Array.from({ length: CLASSIFIER_TEXTS }, () => text);
      const body = Buffer.from(JSON.stringify({ locale: 'fr', texts }));
      const headers = await signUp(apiUrl);
      return {
        run: (traffic) =>
          traffic.repeat(CLASSIFIER_CLIENTS, () =>
            traffic.send('POST', '/v1/process', { body, origin: classifierUrl }),
          ),
        check: () => send('POST', `${apiUrl}/recipes`, headers, createRecipe(0, ids)),
      };
    },
  },
];

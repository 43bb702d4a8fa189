import { signUp } from '../../harness/account.js';
import type { Attack } from '../attack.js';
import { createLargestRecipe, writeOrdinaryRecipe } from '../recipes.js';

const RECIPE_CLIENTS = 4;
const CLASSIFIER_CLIENTS = 2;

/** Texts that keep the classifier busy. Another person's recipe must still be stored. */
export const LONG_TEXTS: readonly Attack[] = [
  {
    name: 'largest-recipes',
    prepare: async (target) => {
      const [attacker, other] = [await signUp(target.apiUrl), await signUp(target.apiUrl)];
      const body = Buffer.from(JSON.stringify(await createLargestRecipe(target.databaseUrl)));
      await writeOrdinaryRecipe(target, other); // so that the code is compiled before the attack
      return {
        run: (traffic) =>
          traffic.repeat(RECIPE_CLIENTS, () =>
            traffic.send('POST', '/recipes', { headers: attacker, body }),
          ),
        check: () => writeOrdinaryRecipe(target, other),
      };
    },
  },
  {
    name: 'classifier-16-mib',
    prepare: async (target) => {
      const other = await signUp(target.apiUrl);
      const body = createClassifierRequest();
      return {
        run: (traffic) =>
          traffic.repeat(CLASSIFIER_CLIENTS, () =>
            traffic.send('POST', '/v1/process', { body, origin: target.classifierUrl }),
          ),
        check: () => writeOrdinaryRecipe(target, other),
      };
    },
  },
];

/** The largest request of the classifier: 500 texts of 5,000 characters, each escaped in JSON. */
function createClassifierRequest(): Buffer {
  const word = 'émincer ';
  const escaped = Array.from(
    word,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  const text = escaped.join('').repeat(5_000 / word.length);
  const texts = Array.from({ length: 500 }, () => `"${text}"`);
  return Buffer.from(`{"locale":"fr","texts":[${texts.join(',')}]}`);
}

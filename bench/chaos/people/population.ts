import { createHouse, type SessionHeaders, signUp } from '../../harness/account.js';
import { readSentences } from '../../harness/pending-steps.js';
import { send, sendJson } from '../../harness/send.js';
import { Random } from '../../seed/random.js';
import type { Ledger } from '../records/ledger.js';
import { bodyOf, type Ingredients, type Person, writeRecipe } from './world.js';

const HOUSES = 8;
const HOUSE_SIZE = 4;
const INGREDIENTS = 200;

/** Reads what recipes consist of from the catalogues. */
export async function readIngredients(apiUrl: string): Promise<Ingredients> {
  const headers = await signUp(apiUrl);
  const idsOf = async (catalogue: string) => {
    const url = `${apiUrl}/reference/${catalogue}`;
    return (await sendJson<{ id: number }[]>('GET', url, headers)).map(({ id }) => id);
  };
  return {
    ingredientIds: (await idsOf('ingredients')).slice(0, INGREDIENTS),
    unitIds: await idsOf('units'),
    techStepIds: await idsOf('tech-steps'),
    sentences: readSentences(),
  };
}

/** Creates 32 people in 8 houses, each with a fixed recipe. */
export async function createPeople(
  apiUrl: string,
  seed: number,
  ingredients: Ingredients,
  ledger: Ledger,
): Promise<Person[]> {
  const people: Person[] = [];
  for (let house = 0; house < HOUSES; house++) {
    const founder = await signUp(apiUrl);
    const { invitationCode } = await createHouse(apiUrl, founder);
    const sessions = [founder];
    while (sessions.length < HOUSE_SIZE) {
      const member = await signUp(apiUrl);
      await send('POST', `${apiUrl}/house/join`, member, { invitationCode });
      sessions.push(member);
    }
    for (const headers of sessions) {
      const random = new Random(seed * 1_000 + people.length);
      people.push(await createPerson(apiUrl, headers, random, ingredients, ledger));
    }
  }
  return people;
}

async function createPerson(
  apiUrl: string,
  headers: SessionHeaders,
  random: Random,
  ingredients: Ingredients,
  ledger: Ledger,
): Promise<Person> {
  const profile = await sendJson<Pick<Person, 'id' | 'email' | 'houseId'>>(
    'GET',
    `${apiUrl}/auth/me`,
    headers,
  );
  const text = { ...writeRecipe(random, ingredients), visibility: 'PUBLIC' as const };
  const fixedRecipe = await sendJson<Person['fixedRecipe']>(
    'POST',
    `${apiUrl}/recipes`,
    headers,
    bodyOf(text),
  );
  const { id, email, houseId } = profile;
  ledger.recipes.settle(fixedRecipe.id, { authorId: id, houseId, text });
  return { id, email, houseId, random, fixedRecipe, cookie: headers.cookie };
}

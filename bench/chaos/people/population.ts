import { signUp } from '../../harness/account.js';
import { readSentences } from '../../harness/pending-steps.js';
import { send } from '../../harness/send.js';
import { Random } from '../../seed/random.js';
import type { Ledger } from '../records/ledger.js';
import type { RecipeBody } from './recipe-body.js';
import type { Person } from './person.js';
import { bodyOf, type Ingredients, writeRecipe } from './world.js';

const HOUSES = 8;
const HOUSE_SIZE = 4;
const INGREDIENTS = 200;

type Headers = Readonly<Record<'cookie', string>>;

/** Reads what recipes consist of from the catalogues. */
export async function readIngredients(apiUrl: string): Promise<Ingredients> {
  const headers = await signUp(apiUrl);
  const idsOf = async (catalogue: string) => {
    const rows = await call<{ id: number }[]>('GET', `${apiUrl}/reference/${catalogue}`, headers);
    return rows.map(({ id }) => id);
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
    const sessions: Headers[] = [];
    while (sessions.length < HOUSE_SIZE) sessions.push(await signUp(apiUrl));
    await createHouse(apiUrl, sessions);
    for (const headers of sessions) {
      const random = new Random(seed * 1_000 + people.length);
      people.push(await createPerson(apiUrl, headers, random, ingredients, ledger));
    }
  }
  return people;
}

/** The first session creates a house that imports pages; the others join it. */
async function createHouse(apiUrl: string, [first, ...others]: readonly Headers[]): Promise<void> {
  if (first === undefined) return;
  const house = { name: 'La Roseraie' };
  const { invitationCode } = await call<{ invitationCode: string }>(
    'POST',
    `${apiUrl}/house`,
    first,
    house,
  );
  for (const headers of others)
    await send('POST', `${apiUrl}/house/join`, headers, { invitationCode });
  const sources = await call<{ id: number; key: string }[]>(
    'GET',
    `${apiUrl}/reference/sources`,
    first,
  );
  const sourceIds = sources.filter(({ key }) => key === 'web').map(({ id }) => id);
  await send('PATCH', `${apiUrl}/house/current/sources`, first, { sourceIds });
}

async function createPerson(
  apiUrl: string,
  headers: Headers,
  random: Random,
  ingredients: Ingredients,
  ledger: Ledger,
): Promise<Person> {
  const profile = await call<{ id: number; email: string; houseId: number }>(
    'GET',
    `${apiUrl}/auth/me`,
    headers,
  );
  const text = { ...writeRecipe(random, ingredients), visibility: 'PUBLIC' as const };
  const recipe = await call<RecipeBody>('POST', `${apiUrl}/recipes`, headers, bodyOf(text));
  const { id, email, houseId } = profile;
  ledger.recipes.settle(recipe.id, { authorId: id, houseId, text });
  return { id, email, houseId, random, fixedRecipe: recipe, cookie: headers.cookie };
}

async function call<Body>(
  method: string,
  url: string,
  headers: Headers,
  body?: object,
): Promise<Body> {
  return (await (await send(method, url, headers, body)).json()) as Body;
}

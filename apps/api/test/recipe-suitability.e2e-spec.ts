import fc from 'fast-check';
import { Fixtures } from './support/fixtures.js';
import {
  signUpAdministrator,
  signUpMember,
  signUpPerson,
  type Person,
  type Member,
} from './support/people.js';
import { startTestApp, type TestApp } from './support/test-app.js';

interface Ingredient {
  readonly id: number;
  readonly key: string;
  readonly diets: readonly string[];
  readonly allergens: readonly string[];
}

/** What somebody cannot or does not want to eat. */
interface Tastes {
  readonly diet: string | null;
  readonly allergies: readonly string[];
  readonly disliked: readonly string[];
}

/** Few enough to meet often, and different in every way that counts. */
const INGREDIENTS = [
  ...['carrot', 'beef', 'ham', 'salmon', 'shrimp', 'egg', 'milk', 'butter', 'honey', 'flour'],
  ...['bread', 'rice', 'walnut', 'mustard', 'oliveOil', 'lentil', 'salt'],
];
const ALLERGIES = ['gluten', 'milk', 'eggs', 'nuts', 'fish', 'crustaceans', 'mustard', 'lupin'];
const DIETS = ['omnivore', 'vegetarian', 'vegan', 'pescatarian', 'glutenFree'];
const NOBODY_MINDS: Tastes = { diet: null, allergies: [], disliked: [] };

/** As the rule is written, without any cleverness. */
function suits(ingredients: readonly Ingredient[], eaters: readonly Tastes[]): boolean {
  return ingredients.every(({ key, diets, allergens }) =>
    eaters.every(({ diet, allergies, disliked }) => {
      if (disliked.includes(key)) return false;
      if (allergies.some((allergy) => allergens.includes(allergy))) return false;
      if (diet === 'glutenFree') return !allergens.includes('gluten');
      return diet === null || diet === 'omnivore' || diets.includes(diet);
    }),
  );
}

describe('what a household may eat', () => {
  let app: TestApp;
  let fixtures: Fixtures;
  let facts: ReadonlyMap<string, Ingredient>;
  let viewer: Member;
  let mates: Member[];
  beforeAll(async () => {
    app = await startTestApp();
    fixtures = await Fixtures.load(app);
    viewer = await signUpAdministrator(app);
    mates = [await signUpMember(app, viewer), await signUpMember(app, viewer)];
    const { body } = await viewer.client.get<Ingredient[]>('/reference/ingredients');
    facts = new Map(body.map((ingredient) => [ingredient.key, ingredient]));
  });
  afterAll(() => app.close());

  const factsOf = (keys: readonly string[]) => keys.flatMap((key) => facts.get(key) ?? []);

  async function express({ client }: Person, { diet, allergies, disliked }: Tastes) {
    const dietId = diet === null ? null : fixtures.id('diets', diet);
    await client.patch('/profile/diet', { dietId });
    const allergyIds = allergies.map((key) => fixtures.id('allergies', key));
    await client.patch('/profile/allergies', { allergyIds });
    const ingredientIds = disliked.map((key) => fixtures.id('ingredients', key));
    await client.patch('/profile/disliked-ingredients', { ingredientIds });
  }

  const tastes: fc.Arbitrary<Tastes> = fc.record({
    diet: fc.option(fc.constantFrom(...DIETS)),
    allergies: fc.uniqueArray(fc.constantFrom(...ALLERGIES), { maxLength: 2 }),
    disliked: fc.uniqueArray(fc.constantFrom(...INGREDIENTS), { maxLength: 2 }),
  });
  const recipes = fc.array(fc.uniqueArray(fc.constantFrom(...INGREDIENTS), { maxLength: 5 }), {
    minLength: 12,
    maxLength: 12,
  });

  it('is what the plain rule says, in lists and one by one, whoever lives there', async () => {
    const written: { id: number; ingredients: readonly Ingredient[] }[] = [];
    await fc.assert(
      fc.asyncProperty(
        recipes,
        fc.tuple(tastes, tastes, tastes),
        fc.subarray([0, 1]),
        async (added, household, present) => {
          for (const keys of added) {
            const { id } = await fixtures.write(viewer.client, {
              visibility: 'PERSONAL',
              ingredients: keys.map((key) => fixtures.line(key)),
              steps: [],
            });
            written.push({ id, ingredients: factsOf(keys) });
          }
          const people = [viewer, ...mates];
          await Promise.all(household.map((of, n) => express(people[n] ?? viewer, of)));
          await Promise.all(
            mates.map(({ client }, n) =>
              present.includes(n)
                ? client.post('/house/join', { invitationCode: viewer.invitationCode })
                : client.post('/house/leave'),
            ),
          );
          const eaters = household.filter((_of, n) => n === 0 || present.includes(n - 1));
          const expected = written
            .filter(({ ingredients }) => suits(ingredients, eaters))
            .map(({ id }) => id)
            .sort((one, other) => other - one);
          const { body } = await viewer.client.get(
            '/recipes?tab=perso&suitableForHousehold=true&limit=100',
          );
          expect(body.map(({ id }: any) => id)).toEqual(expected.slice(0, 100));
          for (const { id } of written.slice(-added.length)) {
            const judged = await viewer.client.get(`/recipes/${String(id)}/suitability`);
            expect(judged.body.suitable).toBe(expected.includes(id));
            expect(judged.body.conflicts.length > 0).toBe(!expected.includes(id));
          }
        },
      ),
      { numRuns: 25 },
    );
  }, 60_000);

  it('is what suits the viewer, for somebody without a house', async () => {
    const loner = await signUpPerson(app);
    await express(viewer, { ...NOBODY_MINDS, diet: 'vegan' });
    await express(loner, { ...NOBODY_MINDS, disliked: ['carrot'] });
    const { id } = await fixtures.write(loner.client, {
      ingredients: [fixtures.line('carrot'), fixtures.line('butter')],
    });
    const { body } = await loner.client.get(`/recipes/${String(id)}/suitability`);
    expect(body).toEqual({
      suitable: false,
      conflicts: [
        {
          ingredientId: fixtures.id('ingredients', 'carrot'),
          profileId: loner.id,
          reason: 'DISLIKE',
          key: 'carrot',
        },
      ],
    });
  });

  it('is explained: who should not eat what, and why', async () => {
    const host = await signUpAdministrator(app);
    const guest = await signUpMember(app, host);
    await express(host, { diet: 'vegan', allergies: ['milk'], disliked: ['butter'] });
    await express(guest, { ...NOBODY_MINDS, diet: 'glutenFree' });
    const { id } = await fixtures.write(host.client, {
      ingredients: [fixtures.line('flour'), fixtures.line('butter')],
    });
    const { body } = await host.client.get(`/recipes/${String(id)}/suitability`);
    const flour = fixtures.id('ingredients', 'flour');
    const butter = fixtures.id('ingredients', 'butter');
    expect(body).toEqual({
      suitable: false,
      conflicts: [
        { ingredientId: flour, profileId: guest.id, reason: 'DIET', key: 'glutenFree' },
        { ingredientId: butter, profileId: host.id, reason: 'ALLERGY', key: 'milk' },
        { ingredientId: butter, profileId: host.id, reason: 'DIET', key: 'vegan' },
        { ingredientId: butter, profileId: host.id, reason: 'DISLIKE', key: 'butter' },
      ],
    });
  });

  it('is told of recipes that the viewer may read', async () => {
    const { id } = await fixtures.write(viewer.client, { visibility: 'PERSONAL' });
    const stranger = await signUpPerson(app);
    const answer = await stranger.client.get(`/recipes/${String(id)}/suitability`);
    expect(answer).toMatchObject({ status: 404, body: { code: 4045 } });
  });
});

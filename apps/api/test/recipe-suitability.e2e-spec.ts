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

/** The diet, allergies and disliked ingredients of a person. */
interface Preferences {
  readonly diet: string | null;
  readonly allergies: readonly string[];
  readonly disliked: readonly string[];
}

/** A small set, so that conflicts are frequent; it covers every diet and several allergens. */
const INGREDIENTS = [
  ...['carrot', 'beef', 'ham', 'salmon', 'shrimp', 'egg', 'milk', 'butter', 'honey', 'flour'],
  ...['bread', 'rice', 'walnut', 'mustard', 'oliveOil', 'lentil', 'salt'],
];
const ALLERGIES = ['gluten', 'milk', 'eggs', 'nuts', 'fish', 'crustaceans', 'mustard', 'lupin'];
const DIETS = ['omnivore', 'vegetarian', 'vegan', 'pescatarian', 'glutenFree'];
const NO_PREFERENCES: Preferences = { diet: null, allergies: [], disliked: [] };

/** The rule of the interface specification, implemented without SQL. */
function isSuitable(ingredients: readonly Ingredient[], eaters: readonly Preferences[]): boolean {
  return ingredients.every(({ key, diets, allergens }) =>
    eaters.every(({ diet, allergies, disliked }) => {
      if (disliked.includes(key)) return false;
      if (allergies.some((allergy) => allergens.includes(allergy))) return false;
      if (diet === 'glutenFree') return !allergens.includes('gluten');
      return diet === null || diet === 'omnivore' || diets.includes(diet);
    }),
  );
}

describe('GET /recipes/:recipeId/suitability', () => {
  let app: TestApp;
  let fixtures: Fixtures;
  let facts: ReadonlyMap<string, Ingredient>;
  let viewer: Member;
  let members: Member[];
  beforeAll(async () => {
    app = await startTestApp();
    fixtures = await Fixtures.load(app);
    viewer = await signUpAdministrator(app);
    members = [await signUpMember(app, viewer), await signUpMember(app, viewer)];
    const { body } = await viewer.client.get<Ingredient[]>('/reference/ingredients');
    facts = new Map(body.map((ingredient) => [ingredient.key, ingredient]));
  });
  afterAll(() => app.close());

  const factsOf = (keys: readonly string[]) => keys.flatMap((key) => facts.get(key) ?? []);

  async function setPreferences({ client }: Person, { diet, allergies, disliked }: Preferences) {
    const dietId = diet === null ? null : fixtures.id('diets', diet);
    await client.patch('/profile/diet', { dietId });
    const allergyIds = allergies.map((key) => fixtures.id('allergies', key));
    await client.patch('/profile/allergies', { allergyIds });
    const ingredientIds = disliked.map((key) => fixtures.id('ingredients', key));
    await client.patch('/profile/disliked-ingredients', { ingredientIds });
  }

  const preferencesArbitrary: fc.Arbitrary<Preferences> = fc.record({
    diet: fc.option(fc.constantFrom(...DIETS)),
    allergies: fc.uniqueArray(fc.constantFrom(...ALLERGIES), { maxLength: 2 }),
    disliked: fc.uniqueArray(fc.constantFrom(...INGREDIENTS), { maxLength: 2 }),
  });
  const recipesArbitrary = fc.array(
    fc.uniqueArray(fc.constantFrom(...INGREDIENTS), { maxLength: 5 }),
    {
      minLength: 12,
      maxLength: 12,
    },
  );

  it('agrees with the rule and with suitableForHousehold=true for random recipes and preferences', async () => {
    const written: { id: number; ingredients: readonly Ingredient[] }[] = [];
    await fc.assert(
      fc.asyncProperty(
        recipesArbitrary,
        fc.tuple(preferencesArbitrary, preferencesArbitrary, preferencesArbitrary),
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
          const people = [viewer, ...members];
          await Promise.all(
            household.map((preferences, n) => setPreferences(people[n] ?? viewer, preferences)),
          );
          await Promise.all(
            members.map(({ client }, n) =>
              present.includes(n)
                ? client.post('/house/join', { invitationCode: viewer.invitationCode })
                : client.post('/house/leave'),
            ),
          );
          const eaters = household.filter((_preferences, n) => n === 0 || present.includes(n - 1));
          const expected = written
            .filter(({ ingredients }) => isSuitable(ingredients, eaters))
            .map(({ id }) => id)
            .sort((one, other) => other - one);
          const { body } = await viewer.client.get(
            '/recipes?tab=perso&suitableForHousehold=true&limit=100',
          );
          expect(body.map(({ id }: any) => id)).toEqual(expected.slice(0, 100));
          for (const { id } of written.slice(-added.length)) {
            const response = await viewer.client.get(`/recipes/${String(id)}/suitability`);
            expect(response.body.suitable).toBe(expected.includes(id));
            expect(response.body.conflicts.length > 0).toBe(!expected.includes(id));
          }
        },
      ),
      { numRuns: 25 },
    );
  }, 60_000);

  it('considers only the viewer when the viewer has no house', async () => {
    const person = await signUpPerson(app);
    await setPreferences(viewer, { ...NO_PREFERENCES, diet: 'vegan' });
    await setPreferences(person, { ...NO_PREFERENCES, disliked: ['carrot'] });
    const { id } = await fixtures.write(person.client, {
      ingredients: [fixtures.line('carrot'), fixtures.line('butter')],
    });
    const { body } = await person.client.get(`/recipes/${String(id)}/suitability`);
    expect(body).toEqual({
      suitable: false,
      conflicts: [
        {
          ingredientId: fixtures.id('ingredients', 'carrot'),
          profileId: person.id,
          reason: 'DISLIKE',
          key: 'carrot',
        },
      ],
    });
  });

  it('lists each conflict with its ingredient, member and reason', async () => {
    const administrator = await signUpAdministrator(app);
    const member = await signUpMember(app, administrator);
    await setPreferences(administrator, {
      diet: 'vegan',
      allergies: ['milk'],
      disliked: ['butter'],
    });
    await setPreferences(member, { ...NO_PREFERENCES, diet: 'glutenFree' });
    const { id } = await fixtures.write(administrator.client, {
      ingredients: [fixtures.line('flour'), fixtures.line('butter')],
    });
    const { body } = await administrator.client.get(`/recipes/${String(id)}/suitability`);
    const flour = fixtures.id('ingredients', 'flour');
    const butter = fixtures.id('ingredients', 'butter');
    expect(body).toEqual({
      suitable: false,
      conflicts: [
        { ingredientId: flour, profileId: member.id, reason: 'DIET', key: 'glutenFree' },
        { ingredientId: butter, profileId: administrator.id, reason: 'ALLERGY', key: 'milk' },
        { ingredientId: butter, profileId: administrator.id, reason: 'DIET', key: 'vegan' },
        { ingredientId: butter, profileId: administrator.id, reason: 'DISLIKE', key: 'butter' },
      ],
    });
  });

  it('returns 404/4045 when the viewer may not see the recipe', async () => {
    const { id } = await fixtures.write(viewer.client, { visibility: 'PERSONAL' });
    const stranger = await signUpPerson(app);
    const response = await stranger.client.get(`/recipes/${String(id)}/suitability`);
    expect(response).toMatchObject({ status: 404, body: { code: 4045 } });
  });
});

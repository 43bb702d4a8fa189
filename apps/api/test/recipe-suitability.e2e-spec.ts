import fc from 'fast-check';
import { Kitchen } from './support/kitchen.js';
import { founder, housemate, newcomer, type Person, type Resident } from './support/people.js';
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
  let kitchen: Kitchen;
  let facts: ReadonlyMap<string, Ingredient>;
  let viewer: Resident;
  let mates: Resident[];
  beforeAll(async () => {
    app = await startTestApp();
    kitchen = await Kitchen.open(app);
    viewer = await founder(app);
    mates = [await housemate(app, viewer), await housemate(app, viewer)];
    const { body } = await viewer.visitor.get<Ingredient[]>('/reference/ingredients');
    facts = new Map(body.map((ingredient) => [ingredient.key, ingredient]));
  });
  afterAll(() => app.close());

  const factsOf = (keys: readonly string[]) => keys.flatMap((key) => facts.get(key) ?? []);

  async function express({ visitor }: Person, { diet, allergies, disliked }: Tastes) {
    const dietId = diet === null ? null : kitchen.id('diets', diet);
    await visitor.patch('/profile/diet', { dietId });
    const allergyIds = allergies.map((key) => kitchen.id('allergies', key));
    await visitor.patch('/profile/allergies', { allergyIds });
    const ingredientIds = disliked.map((key) => kitchen.id('ingredients', key));
    await visitor.patch('/profile/disliked-ingredients', { ingredientIds });
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
            const { id } = await kitchen.write(viewer.visitor, {
              visibility: 'PERSONAL',
              ingredients: keys.map((key) => kitchen.line(key)),
              steps: [],
            });
            written.push({ id, ingredients: factsOf(keys) });
          }
          const people = [viewer, ...mates];
          await Promise.all(household.map((of, n) => express(people[n] ?? viewer, of)));
          await Promise.all(
            mates.map(({ visitor }, n) =>
              present.includes(n)
                ? visitor.post('/house/join', { invitationCode: viewer.invitationCode })
                : visitor.post('/house/leave'),
            ),
          );
          const eaters = household.filter((_of, n) => n === 0 || present.includes(n - 1));
          const expected = written
            .filter(({ ingredients }) => suits(ingredients, eaters))
            .map(({ id }) => id)
            .sort((one, other) => other - one);
          const { body } = await viewer.visitor.get(
            '/recipes?tab=perso&suitableForHousehold=true&limit=100',
          );
          expect(body.map(({ id }: any) => id)).toEqual(expected.slice(0, 100));
          for (const { id } of written.slice(-added.length)) {
            const judged = await viewer.visitor.get(`/recipes/${String(id)}/suitability`);
            expect(judged.body.suitable).toBe(expected.includes(id));
            expect(judged.body.conflicts.length > 0).toBe(!expected.includes(id));
          }
        },
      ),
      { numRuns: 25 },
    );
  }, 60_000);

  it('is what suits the viewer, for somebody without a house', async () => {
    const loner = await newcomer(app);
    await express(viewer, { ...NOBODY_MINDS, diet: 'vegan' });
    await express(loner, { ...NOBODY_MINDS, disliked: ['carrot'] });
    const { id } = await kitchen.write(loner.visitor, {
      ingredients: [kitchen.line('carrot'), kitchen.line('butter')],
    });
    const { body } = await loner.visitor.get(`/recipes/${String(id)}/suitability`);
    expect(body).toEqual({
      suitable: false,
      conflicts: [
        {
          ingredientId: kitchen.id('ingredients', 'carrot'),
          profileId: loner.id,
          reason: 'DISLIKE',
          key: 'carrot',
        },
      ],
    });
  });

  it('is explained: who should not eat what, and why', async () => {
    const host = await founder(app);
    const guest = await housemate(app, host);
    await express(host, { diet: 'vegan', allergies: ['milk'], disliked: ['butter'] });
    await express(guest, { ...NOBODY_MINDS, diet: 'glutenFree' });
    const { id } = await kitchen.write(host.visitor, {
      ingredients: [kitchen.line('flour'), kitchen.line('butter')],
    });
    const { body } = await host.visitor.get(`/recipes/${String(id)}/suitability`);
    const flour = kitchen.id('ingredients', 'flour');
    const butter = kitchen.id('ingredients', 'butter');
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
    const { id } = await kitchen.write(viewer.visitor, { visibility: 'PERSONAL' });
    const stranger = await newcomer(app);
    const answer = await stranger.visitor.get(`/recipes/${String(id)}/suitability`);
    expect(answer).toMatchObject({ status: 404, body: { code: 4045 } });
  });
});

import fc from 'fast-check';
import { Fixtures } from '../../support/fixtures.js';
import {
  signUpAdministrator,
  signUpMember,
  signUpPerson,
  type Person,
  type Member,
} from '../../support/people.js';
import { useSharedApp } from '../../support/shared-app.js';
import { detectAll } from '../../support/test-worker.js';

interface Ingredient {
  readonly id: number;
  readonly key: string;
  readonly diets: readonly string[];
  readonly allergens: readonly string[];
  readonly oftenAllergens: readonly string[];
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
const IN_LINE = {
  certainty: 'CONTAINS',
  dependantId: null,
  found: 'LINE',
  text: null,
  stepId: null,
  partId: null,
};
const NO_PREFERENCES: Preferences = { diet: null, allergies: [], disliked: [] };

/** A recipe without lines says nothing about its foods. */
function isKnown(ingredients: readonly Ingredient[], eaters: readonly Preferences[]): boolean {
  return (
    ingredients.length > 0 ||
    eaters.every(({ diet, allergies }) => {
      return (diet === null || diet === 'omnivore') && allergies.length === 0;
    })
  );
}

/** The rule of the interface specification, implemented without SQL. What is often contained counts. */
function isSuitable(ingredients: readonly Ingredient[], eaters: readonly Preferences[]): boolean {
  return ingredients.every(({ key, diets, allergens, oftenAllergens }) => {
    const contained = [...allergens, ...oftenAllergens];
    const isVegan = !contained.some((allergen) => OF_ANIMALS.includes(allergen));
    return eaters.every(({ diet, allergies, disliked }) => {
      if (disliked.includes(key)) return false;
      if (allergies.some((allergy) => contained.includes(allergy))) return false;
      if (diet === 'glutenFree') return !contained.includes('gluten');
      if (diet === 'vegan' && !isVegan) return false;
      if (diet === 'vegetarian' && OF_THE_SEA.some((allergen) => contained.includes(allergen)))
        return false;
      return diet === null || diet === 'omnivore' || diets.includes(diet);
    });
  });
}

const OF_THE_SEA: readonly string[] = ['fish', 'crustaceans', 'molluscs'];
const OF_ANIMALS: readonly string[] = [...OF_THE_SEA, 'milk', 'eggs'];

describe('GET /recipes/:recipeId/suitability', () => {
  const app = useSharedApp();
  let fixtures: Fixtures;
  let facts: ReadonlyMap<string, Ingredient>;
  let viewer: Member;
  let members: Member[];
  let dependant: { id: number };
  beforeAll(async () => {
    fixtures = await Fixtures.load(app);
    viewer = await signUpAdministrator(app);
    members = [await signUpMember(app, viewer), await signUpMember(app, viewer)];
    dependant = await viewer.client.succeed('POST', '/house/current/dependants', {
      firstName: 'Jules',
    });
    const { body } = await viewer.client.get<Ingredient[]>('/reference/ingredients');
    facts = new Map(body.map((ingredient) => [ingredient.key, ingredient]));
  });

  const factsOf = (keys: readonly string[]) => keys.flatMap((key) => facts.get(key) ?? []);

  const idsOf = ({ diet, allergies, disliked }: Preferences) => ({
    dietId: diet === null ? null : fixtures.id('diets', diet),
    allergyIds: allergies.map((key) => fixtures.id('allergies', key)),
    dislikedIngredientIds: disliked.map((key) => fixtures.id('ingredients', key)),
  });

  async function setPreferences({ client }: Person, preferences: Preferences) {
    const { dietId, allergyIds, dislikedIngredientIds: ingredientIds } = idsOf(preferences);
    await client.patch('/profile/diet', { dietId });
    await client.patch('/profile/allergies', { allergyIds });
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
        preferencesArbitrary,
        async (added, household, present, ofDependant) => {
          for (const keys of added) {
            const { id } = await fixtures.write(viewer.client, {
              name: 'Recette',
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
          const path = `/house/current/dependants/${String(dependant.id)}`;
          await viewer.client.patch(path, idsOf(ofDependant));
          const eaters = household.filter((_preferences, n) => n === 0 || present.includes(n - 1));
          eaters.push(ofDependant);
          await detectAll(app);
          const suitable = written.filter(({ ingredients }) => isSuitable(ingredients, eaters));
          const withoutConflict = suitable.map(({ id }) => id);
          const expected = suitable
            .filter(({ ingredients }) => isKnown(ingredients, eaters))
            .map(({ id }) => id)
            .sort((one, other) => other - one);
          const { body } = await viewer.client.get(
            '/recipes?tab=perso&suitableForHousehold=true&limit=100',
          );
          expect(body.map(({ id }: any) => id)).toEqual(expected.slice(0, 100));
          for (const { id } of written.slice(-added.length)) {
            const response = await viewer.client.get(`/recipes/${String(id)}/suitability`);
            expect(response.body.suitable).toBe(expected.includes(id));
            expect(response.body.conflicts.length > 0).toBe(!withoutConflict.includes(id));
          }
        },
      ),
      { numRuns: 8 }, // each writes 12 recipes, and reads all of them
    );
  });

  it('considers only the viewer when the viewer has no house', async () => {
    const person = await signUpPerson(app);
    await setPreferences(viewer, { ...NO_PREFERENCES, diet: 'vegan' });
    await setPreferences(person, { ...NO_PREFERENCES, disliked: ['carrot'] });
    const { id } = await fixtures.write(person.client, {
      ingredients: [fixtures.line('carrot'), fixtures.line('butter')],
    });
    await detectAll(app);
    const { body } = await person.client.get(`/recipes/${String(id)}/suitability`);
    expect(body).toEqual({
      suitable: false,
      verdict: 'UNSUITABLE',
      conflicts: [
        {
          ingredientId: fixtures.id('ingredients', 'carrot'),
          profileId: person.id,
          reason: 'DISLIKE',
          key: 'carrot',
          ...IN_LINE,
        },
      ],
      unread: [],
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
    const ofMember = { ingredientId: flour, profileId: member.id, ...IN_LINE };
    const ofAdministrator = { ingredientId: butter, profileId: administrator.id, ...IN_LINE };
    expect(body).toMatchObject({
      suitable: false,
      conflicts: [
        { ...ofMember, reason: 'DIET', key: 'glutenFree' },
        { ...ofAdministrator, reason: 'ALLERGY', key: 'milk' },
        { ...ofAdministrator, reason: 'DIET', key: 'vegan' },
        { ...ofAdministrator, reason: 'DISLIKE', key: 'butter' },
      ],
    });
  });

  describe('GET /recipes?expand=suitability', () => {
    const list = (person: Person, query: string) =>
      person.client.get(`/recipes?tab=perso&${query}`);

    it('adds to each recipe what GET /recipes/:recipeId/suitability returns', async () => {
      const author = await signUpAdministrator(app);
      const member = await signUpMember(app, author);
      await setPreferences(author, { diet: 'vegan', allergies: ['milk'], disliked: ['butter'] });
      await setPreferences(member, { ...NO_PREFERENCES, diet: 'glutenFree', disliked: ['salt'] });
      for (const keys of [['flour', 'butter'], [], ['carrot'], ['salt', 'milk', 'bread']]) {
        const ingredients = keys.map((key) => fixtures.line(key));
        await fixtures.write(author.client, { name: 'Plat', visibility: 'HOUSE', ingredients });
      }
      await detectAll(app);
      for (const person of [author, member]) {
        const tab = person === author ? 'tab=perso' : 'tab=foyer';
        const { body: summaries } = await person.client.get(`/recipes?${tab}`);
        const { status, body } = await person.client.get(`/recipes?${tab}&expand=suitability`);
        expect(status).toBe(200);
        const expected = summaries.map(async (summary: any) => {
          const alone = await person.client.get(`/recipes/${String(summary.id)}/suitability`);
          return { ...summary, suitability: alone.body };
        });
        expect(body).toEqual(await Promise.all(expected));
        expect(body.map((recipe: any) => recipe.suitability.suitable)).toEqual([
          false,
          true,
          false,
          false,
        ]);
      }
    });

    it.each(['expand=suitability,suitability', 'expand=suitability&expand=suitability'])(
      'accepts %s',
      async (query) => {
        const person = await signUpPerson(app);
        await fixtures.write(person.client);
        expect((await list(person, query)).body).toMatchObject([{ suitability: {} }]);
      },
    );

    it.each(['', 'expand='])('is absent with "%s"', async (query) => {
      const person = await signUpPerson(app);
      await fixtures.write(person.client);
      expect((await list(person, query)).body[0]).not.toHaveProperty('suitability');
    });

    it('returns an empty page, and continues with the Link header', async () => {
      const person = await signUpPerson(app);
      expect((await list(person, 'expand=suitability')).body).toEqual([]);
      const written = [await fixtures.write(person.client), await fixtures.write(person.client)];
      expect(await pages(person, 'expand=suitability&limit=1')).toEqual(
        written.map(({ id }) => [id]).reverse(),
      );
    });

    it('ends a page before it has more than 10,000 conflicts', async () => {
      const person = await signUpAdministrator(app);
      const { body: catalogue } = await person.client.get<Ingredient[]>('/reference/ingredients');
      const ingredients = catalogue.slice(0, 200).map(({ key }) => fixtures.line(key));
      const written: number[] = [];
      for (const lines of [ingredients, [], ingredients, ingredients]) {
        written.unshift((await fixtures.write(person.client, { ingredients: lines })).id);
      }
      await app.sql(FILL_HOUSE_WITH_DISLIKES, [person.houseId]);
      const [newest, second, empty, oldest] = written;
      expect(await pages(person, 'expand=suitability')).toEqual([
        [newest],
        [second, empty],
        [oldest],
      ]);
    });

    /** The ids on each page. */
    async function pages({ client }: Person, query: string, path?: string): Promise<number[][]> {
      const { headers, body } = await client.get(path ?? `/recipes?tab=perso&${query}`);
      const next = /^<(.*)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1];
      const page = body.map(({ id }: any) => id);
      return next === undefined
        ? [page]
        : [page, ...(await pages({ client } as Person, query, next))];
    }
  });
});

/** Adds 49 members to the house `$1`. They dislike all ingredients. */
const FILL_HOUSE_WITH_DISLIKES = `
  with member as (
    insert into profile (first_name, last_name, email, password_hash, house_id, joined_house_at)
    select 'Camille', 'Roy', 'dislikes-' || number || '@example.org', '-', $1::int, now()
    from generate_series(1, 49) as number
    returning id
  )
  insert into profile_disliked_ingredient (profile_id, ingredient_id)
  select member.id, ingredient.id from member, ingredient`;

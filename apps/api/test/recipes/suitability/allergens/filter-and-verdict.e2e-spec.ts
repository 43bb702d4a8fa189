import { ALLERGENS } from '#domain/catalogue/allergens.js';
import { DIET_KEYS } from '#domain/catalogue/diets.js';
import { LOCALES } from '#domain/locale.js';
import { Random } from '#domain/random.js';
import { Fixtures } from '../../../support/fixtures.js';
import { signUpAdministrator } from '../../../support/people.js';
import { useSharedApp } from '../../../support/shared-app.js';
import { detectAll } from '../../../support/test-worker.js';
import { shuffled } from './generated-recipe.js';
import { harmlessRecipes } from './harmless-recipes.js';
import { recipesWith } from './recipes-with-allergen.js';

const SEED = 2027;
const RECIPES = 100;
const HOUSEHOLDS = 100;
const EVERY_ALLERGEN = ALLERGENS.map(({ key }) => key);

describe('suitableForHousehold', () => {
  const app = useSharedApp();

  it('returns the recipes with the verdict SUITABLE, in 10,000 pairs of recipe and household', async () => {
    const random = new Random(SEED);
    const fixtures = await Fixtures.load(app);
    const { client } = await signUpAdministrator(app);
    const named = EVERY_ALLERGEN.flatMap((allergen, index) =>
      LOCALES.flatMap((locale) => recipesWith(allergen, locale, 2, SEED + index)),
    ).map(({ recipe }) => recipe);
    const harmless = LOCALES.flatMap((locale) => harmlessRecipes(locale, 30, SEED));
    for (const { lines, steps, ...recipe } of [...named, ...harmless].slice(0, RECIPES)) {
      await fixtures.write(client, {
        ...recipe,
        visibility: 'PERSONAL',
        ingredients: lines.map(({ key, ...texts }) => ({ ...fixtures.line(key), ...texts })),
        steps: steps.map((description) => ({ description })),
      });
    }
    await detectAll(app);
    const { id } = await client.succeed('POST', '/house/current/dependants', { firstName: 'Jo' });
    const { body: ingredients } = await client.get('/reference/ingredients');
    const differences: object[] = [];
    let suitable = 0;
    for (let household = 0; household < HOUSEHOLDS; household++) {
      const person = {
        dietId: fixtures.id('diets', random.pick(DIET_KEYS)),
        allergyIds: shuffled(EVERY_ALLERGEN, random)
          .slice(0, random.between(0, 3))
          .map((key) => fixtures.id('allergies', key)),
        dislikedIngredientIds: random.chance(0.3) ? [random.pick<any>(ingredients).id] : [],
      };
      await client.succeed('PATCH', `/house/current/dependants/${String(id)}`, person);
      const list = '/recipes?tab=perso&limit=100';
      const { body: all } = await client.get(`${list}&expand=suitability`);
      const { body: filtered } = await client.get(`${list}&suitableForHousehold=true`);
      const expected = all.filter((recipe: any) => recipe.suitability.verdict === 'SUITABLE');
      expect(all).toHaveLength(RECIPES);
      suitable += Number(expected.length);
      const idsOf = (recipes: any[]) => recipes.map((recipe) => recipe.id);
      if (String(idsOf(filtered)) !== String(idsOf(expected))) {
        differences.push({ person, filtered: idsOf(filtered), expected: idsOf(expected) });
      }
    }
    expect(differences).toEqual([]);
    expect(suitable).toBeGreaterThan(HOUSEHOLDS);
  });
});

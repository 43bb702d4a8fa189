import { ALLERGENS, type AllergenKey } from '#domain/catalogue/allergens.js';
import { type Locale, LOCALES } from '#domain/locale.js';
import { Fixtures } from '../../../support/fixtures.js';
import { type Member, signUpAdministrator } from '../../../support/people.js';
import { detectAll } from '../../../support/test-worker.js';
import { useSharedApp } from '../../../support/shared-app.js';
import type { GeneratedRecipe } from './generated-recipe.js';
import { harmlessRecipes } from './harmless-recipes.js';
import { judgeFor, readRecipes } from './read-recipes.js';
import { publicNames } from './public-names.js';
import {
  HARMLESS,
  recipesNaming,
  recipesWith,
  type RecipeWithAllergen,
} from './recipes-with-allergen.js';

const SEED = 2026;
const EVERY_ALLERGEN = ALLERGENS.map(({ key }) => key);

describe('the classifier and the rules of suitability', () => {
  const cases = EVERY_ALLERGEN.flatMap((allergen) =>
    LOCALES.map((locale) => [allergen, locale] as const),
  );

  /** The texts for which the verdict is SUITABLE. */
  async function missed(
    allergen: AllergenKey,
    locale: Locale,
    generated: readonly RecipeWithAllergen[],
  ): Promise<string[]> {
    const judge = judgeFor([allergen]);
    const recipes = generated.map(({ recipe }) => recipe);
    const [harmless, ...read] = await readRecipes(locale, [HARMLESS[locale], ...recipes]);
    expect(harmless && judge(harmless).verdict).toBe('SUITABLE');
    return generated
      .filter((_, index) => read[index] === undefined || judge(read[index]).verdict === 'SUITABLE')
      .map(({ place, text }) => `${place}: ${text}`);
  }

  it.each(cases)('find %s in every recipe (%s) that names it', async (allergen, locale) => {
    expect(await missed(allergen, locale, recipesWith(allergen, locale, 200, SEED))).toEqual([]);
  });

  it.each(cases)(
    'find what public lists call %s (%s) in every place of a recipe in any language',
    async (allergen, language) => {
      for (const locale of LOCALES) {
        const generated = publicNames(allergen, language).flatMap((name) =>
          recipesNaming(name, language, locale),
        );
        expect(await missed(allergen, locale, generated)).toEqual([]);
      }
    },
  );

  it.each(LOCALES)('find 97 %% of harmless recipes (%s) SUITABLE', async (locale) => {
    const judge = judgeFor(EVERY_ALLERGEN);
    const recipes = harmlessRecipes(locale, 500, SEED);
    const judged = (await readRecipes(locale, recipes)).map((recipe, index) => ({
      ...judge(recipe),
      unread: recipe.unread,
      recipe: recipes[index],
    }));
    const others = judged.filter(({ verdict }) => verdict !== 'SUITABLE');
    expect(others.slice(recipes.length * 0.03)).toEqual([]);
  });
});

describe('the API', () => {
  const app = useSharedApp();
  let fixtures: Fixtures;
  let author: Member;
  let child: { id: number };
  beforeAll(async () => {
    fixtures = await Fixtures.load(app);
    author = await signUpAdministrator(app);
    child = await author.client.succeed('POST', '/house/current/dependants', {
      firstName: 'Jules',
    });
  });

  const write = async ({ lines, steps, ...recipe }: GeneratedRecipe): Promise<number> => {
    const { id } = await fixtures.write(author.client, {
      ...recipe,
      visibility: 'PERSONAL',
      ingredients: lines.map(({ key, ...texts }) => ({ ...fixtures.line(key), ...texts })),
      steps: steps.map((description) => ({ description })),
    });
    return id;
  };

  const verdictOf = async (id: number) =>
    (await author.client.get(`/recipes/${String(id)}/suitability`)).body.verdict;

  const suitableIds = async (): Promise<number[]> => {
    const { body } = await author.client.get(
      '/recipes?tab=perso&suitableForHousehold=true&limit=100',
    );
    return body.map(({ id }: { id: number }) => id);
  };

  it.each(EVERY_ALLERGEN)(
    'returns no recipe with %s as suitable for a child who is allergic to it',
    async (allergen: AllergenKey) => {
      await author.client.patch(`/house/current/dependants/${String(child.id)}`, {
        allergyIds: [fixtures.id('allergies', allergen)],
      });
      const harmless = [await write(HARMLESS.fr), await write(HARMLESS.en)];
      const written: { text: string; id: number }[] = [];
      for (const locale of LOCALES) {
        for (const { text, recipe } of recipesWith(allergen, locale, 4, SEED + 1)) {
          written.push({ text, id: await write(recipe) });
        }
      }
      await detectAll(app);
      const verdicts = await Promise.all(written.map(({ id }) => verdictOf(id)));
      expect(written.filter((_, index) => verdicts[index] === 'SUITABLE')).toEqual([]);
      const first = Math.min(...harmless);
      expect((await suitableIds()).filter((id) => id >= first)).toEqual(harmless.reverse());
    },
  );
});

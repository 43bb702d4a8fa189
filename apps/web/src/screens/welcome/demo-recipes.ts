import { idempotencyKey } from '@popote/client';
import { popote } from '../../api/popote.js';
import { locale } from '../../words/locale.js';
import type { DemoRecipe } from './demo-recipe.js';

/** Writes the sample recipes into the house. */
export async function createDemoRecipes() {
  const { recipes } =
    locale === 'fr' ? await import('./demo-recipes.fr.js') : await import('./demo-recipes.en.js');
  for (const recipe of recipes) await createRecipe(recipe);
}

async function createRecipe({ name, portions, minutes, lines, steps }: DemoRecipe) {
  const { data } = await popote.detectLines({ body: { locale, lines: [...lines] } });
  const ingredients = data.lines.flatMap(({ ingredientId, quantity, unitId, rawText }) =>
    ingredientId === null || quantity === null || unitId === null
      ? []
      : [{ ingredientId, quantity, unitId, rawText }],
  );
  const [prepMinutes, cookMinutes] = minutes;
  await popote.createRecipe({
    body: {
      ...{ name, portions, prepMinutes, cookMinutes, ingredients, locale },
      visibility: 'HOUSE',
      dietIds: [],
      steps: steps.map((description) => ({ description })),
    },
    headers: idempotencyKey(),
  });
}

import { idempotencyKey } from '@popote/client';
import { popote } from '../../api/popote.js';
import { locale } from '../../words/locale.js';

/** Writes the sample recipes into the house. */
export async function createDemoRecipes() {
  const { recipes } =
    locale === 'fr' ? await import('./demo-recipes.fr.js') : await import('./demo-recipes.en.js');
  for (const recipe of recipes.split('\n\n')) await createRecipe(recipe);
}

async function createRecipe(recipe: string) {
  const [head = '', lines = '', ...steps] = recipe.split('\n');
  const [name = '', ...numbers] = head.split(' | ');
  const [portions = 4, prepMinutes, cookMinutes] = numbers.map(Number);
  const { data } = await popote.detectLines({ body: { locale, lines: lines.split(' | ') } });
  const ingredients = data.lines.flatMap(({ ingredientId, quantity, unitId, rawText }) =>
    ingredientId === null || quantity === null || unitId === null
      ? []
      : [{ ingredientId, quantity, unitId, rawText }],
  );
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

import type { RecipeNutrition } from '@popote/client';
import { popote } from '../../api/popote.js';
import { useResource } from '../../api/resource.js';
import { Icon } from '../../ui/icon.js';
import { foodName } from '../../words/food.js';
import { locale } from '../../words/locale.js';
import { words } from '../../words/words.js';

type Figures = NonNullable<RecipeNutrition['perPortion']>;

const FIGURES = Object.entries(words.recipe.figures) as [keyof Figures, string][];

/** "12,5 g", "450 kcal", or a dash. */
const figureText = (name: keyof Figures, figures: Figures) => {
  const value = figures[name];
  if (value === null) return '–';
  return `${value.toLocaleString(locale)}\u00a0${name === 'energyKcal' ? 'kcal' : 'g'}`;
};

/** What is in a portion and in 100 g, and what the figures leave out. */
export function Nutrition({ recipeId }: { readonly recipeId: number }) {
  const { data } = useResource<RecipeNutrition>(
    `nutrition/${String(recipeId)}`,
    () => popote.getRecipeNutrition({ path: { recipeId } }),
    { events: ['recipe'], keep: true },
  );
  if (data === undefined) return null;
  const { perPortion, per100g, coverage, missing } = data;
  const names = missing.map(({ ingredientId, text }) => foodName(ingredientId) || (text ?? ''));
  return (
    <details class="card nutrition">
      <summary class="row">
        <h2>{words.recipe.nutrition}</h2>
        {perPortion?.energyKcal != null && (
          <span class="quiet-text">
            {words.cookbook.kcal(perPortion.energyKcal)} {words.recipe.perPortion}
          </span>
        )}
        <Icon name="down" />
      </summary>
      {perPortion === null || per100g === null ? (
        <p>{words.recipe.noFigures}</p>
      ) : (
        <table>
          <thead>
            <tr>
              <td />
              <th scope="col">{words.recipe.perPortion}</th>
              <th scope="col">{words.recipe.per100g}</th>
            </tr>
          </thead>
          <tbody>
            {FIGURES.map(([name, label]) => (
              <tr key={name}>
                <th scope="row">{label}</th>
                <td>{figureText(name, perPortion)}</td>
                <td>{figureText(name, per100g)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p class="hint">
        {words.recipe.coverage(Math.round(coverage * 100))}{' '}
        {names.length > 0 && words.recipe.missing(names.join(', '))}
      </p>
    </details>
  );
}

import type { Recipe } from '@popote/client';
import type { Signal } from '@preact/signals';
import { Button } from '../../ui/button.js';
import { foodText } from '../../words/food.js';
import { words } from '../../words/words.js';

interface IngredientsProps {
  readonly recipe: Recipe;
  readonly portions: Signal<number>;
}

/** The lines, as written or for other portions, with headings and texts between them. */
export function Ingredients({ recipe, portions }: IngredientsProps) {
  const { ingredients, otherLines } = recipe;
  const factor = portions.value / recipe.portions;
  const change = (step: number) =>
    (portions.value = Math.min(1000, Math.max(1, Math.round(portions.value + step))));
  const othersBefore = (index: number) =>
    otherLines
      .filter(({ before }) => before === index)
      .map(({ kind, text }) => (
        <li key={kind + text} class={kind === 'HEADING' ? 'line-heading' : 'quiet-text'}>
          {kind === 'HEADING' ? <h3>{text}</h3> : text}
        </li>
      ));
  return (
    <section class="ingredients stack" aria-labelledby="ingredients">
      <div class="section-head">
        <h2 id="ingredients">{words.recipe.ingredients}</h2>
        <div class="stepper" role="group" aria-label={words.recipe.portions}>
          <Button kind="quiet" aria-label={words.recipe.fewer} onClick={() => change(-1)}>
            −
          </Button>
          <output>{words.recipe.portionCount(portions.value)}</output>
          <Button kind="quiet" aria-label={words.recipe.further} onClick={() => change(1)}>
            +
          </Button>
        </div>
      </div>
      <ul class="card ingredient-lines">
        {ingredients.flatMap(({ ingredientId, quantity, unitId, note, rawText }, index) => {
          const text = foodText(ingredientId, { quantity: quantity * factor, unitId });
          const original = foodText(ingredientId, { quantity, unitId });
          // What the author has written besides: "râpé".
          const about =
            factor === 1 || rawText === null || rawText === original ? note : `(${rawText})`;
          return [
            ...othersBefore(index),
            <li key={ingredientId}>
              {factor === 1 ? (rawText ?? text) : text}
              {about !== null && <small class="quiet-text"> {about}</small>}
            </li>,
          ];
        })}
        {othersBefore(ingredients.length)}
      </ul>
      {factor !== 1 && otherLines.some(({ kind }) => kind === 'TEXT') && (
        <p class="hint">{words.recipe.notScaled}</p>
      )}
    </section>
  );
}

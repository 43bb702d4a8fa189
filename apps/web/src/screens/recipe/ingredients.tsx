import type { Recipe, RecipePartView } from '@popote/client';
import type { Signal } from '@preact/signals';
import { Button } from '../../ui/button.js';
import { foodText } from '../../words/food.js';
import { words } from '../../words/words.js';
import { scaledParts } from './parts.js';

interface IngredientsProps {
  readonly recipe: Recipe;
  readonly portions: Signal<number>;
}

/** The lines, as written or for other portions, with headings, texts and other recipes between them. */
export function Ingredients({ recipe, portions }: IngredientsProps) {
  const factor = portions.value / recipe.portions;
  const change = (step: number) =>
    (portions.value = Math.min(1000, Math.max(1, Math.round(portions.value + step))));
  return (
    <section class="ingredients stack" aria-labelledby="ingredients">
      <div class="section-head row">
        <h2 id="ingredients">{words.recipe.ingredients}</h2>
        <div class="stepper" role="group" aria-label={words.recipe.portions}>
          <Button kind="quiet" aria-label={words.recipe.fewer} onClick={() => change(-1)}>
            −
          </Button>
          <output>{words.week.portions(portions.value)}</output>
          <Button kind="quiet" aria-label={words.recipe.further} onClick={() => change(1)}>
            +
          </Button>
        </div>
      </div>
      <ul class="menu card ingredient-lines">
        <Lines of={recipe} factor={factor} />
      </ul>
      {factor !== 1 && recipe.otherLines.some(({ kind }) => kind === 'TEXT') && (
        <p class="hint">{words.recipe.notScaled}</p>
      )}
    </section>
  );
}

interface LinesProps {
  readonly of: Pick<RecipePartView, 'ingredients' | 'otherLines' | 'parts'>;
  readonly factor: number;
}

function Lines({ of: { ingredients = [], otherLines = [], parts = [] }, factor }: LinesProps) {
  const before = (index: number) => [
    ...otherLines
      .filter((line) => line.before === index)
      .map(({ kind, text }) => (
        <li key={kind + text} class={kind === 'HEADING' ? 'line-heading' : 'quiet-text'}>
          {kind === 'HEADING' ? <h3>{text}</h3> : text}
        </li>
      )),
    ...parts
      .filter((part) => part.before === index)
      .map((part) => <Part key={part.recipeId} part={part} factor={factor} />),
  ];
  return (
    <>
      {ingredients.flatMap(({ ingredientId, quantity, unitId, note, rawText }, index) => {
        const text = foodText(ingredientId, { quantity: quantity * factor, unitId });
        const original = foodText(ingredientId, { quantity, unitId });
        // What the author has written besides: "râpé".
        const about =
          factor === 1 || rawText === null || rawText === original ? note : `(${rawText})`;
        return [
          ...before(index),
          <li key={ingredientId}>
            {factor === 1 ? (rawText ?? text) : text}
            {about !== null && <small class="quiet-text"> {about}</small>}
          </li>,
        ];
      })}
      {before(ingredients.length)}
    </>
  );
}

interface PartProps {
  readonly part: RecipePartView;
  readonly factor: number;
}

/** A recipe as a line: how much of it, and its own lines. */
function Part({ part, factor }: PartProps) {
  const { recipeId, name, portions, note, readable } = part;
  const [scaled] = scaledParts([part], factor);
  return (
    <li>
      <details open class="part">
        <summary>
          {name}{' '}
          <small class="quiet-text">
            {words.week.portions(portions * factor)} {note}
          </small>
        </summary>
        <ul>
          <Lines of={part} factor={scaled?.factor ?? factor} />
        </ul>
        {readable && <a href={`cookbook/${String(recipeId)}`}>{words.recipe.openPart}</a>}
      </details>
    </li>
  );
}

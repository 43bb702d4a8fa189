import { idempotencyKey, type Recipe, scaleStep, type Slot } from '@popote/client';
import { type ChangeEvent, useState } from 'react';
import { today } from './browser.js';
import { amountNames } from './catalogue.js';
import { Field, Form, MealFields, Problem } from './form.js';
import { popote } from './popote.js';
import { Food, Step } from './step.js';
import { useLoaded } from './use-loaded.js';
import { words } from './words.js';

export function RecipeScreen({ id }: { readonly id: number }) {
  const path = { recipeId: id };
  const { data: recipe, error } = useLoaded(
    (signal) => popote.getRecipe({ path, signal }),
    [id],
    ['recipe', 'detection'],
  );
  return (
    <>
      <Problem error={error} />
      {recipe && <Details recipe={recipe} />}
    </>
  );
}

function Details({ recipe }: { readonly recipe: Recipe }) {
  const [portions, setPortions] = useState(recipe.portions);
  const [message, setMessage] = useState('');
  const factor = portions / recipe.portions;
  const plan = async ({ date = '', slot = '' }: Record<string, string>) => {
    const body = { recipeId: recipe.id, date, slot: slot as Slot, portions };
    await popote.createPlanningItem({ body, headers: idempotencyKey() });
    setMessage(words.planned);
  };
  return (
    <article>
      <h1>{recipe.name}</h1>
      <p className="row">
        <Field
          label={words.portions}
          className="short"
          name="portions"
          type="number"
          min="1"
          max="100"
          value={portions}
          onChange={(event: ChangeEvent<HTMLInputElement>) =>
            setPortions(Math.max(1, event.target.valueAsNumber || 1))
          }
        />
        <a className="button quiet" href={`#/edit/${String(recipe.id)}`}>
          {words.edit}
        </a>
      </p>
      <ul>
        {recipe.ingredients.map(({ ingredientId, quantity, unitId }) => (
          <li key={ingredientId}>
            <Food id={ingredientId} amounts={[{ quantity: quantity * factor, unitId }]} />
          </li>
        ))}
        {recipe.otherLines.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <ol className="steps">
        {recipe.steps.map((step) => (
          <li key={step.id}>
            <Step step={scaleStep(step, factor, amountNames())} withTimers />
          </li>
        ))}
      </ol>
      <h2>{words.plan}</h2>
      <Form label={words.plan} onSend={plan}>
        <MealFields date={today()} />
      </Form>
      <p role="status">{message}</p>
    </article>
  );
}

import { type Recipe, scaleStep } from '@popote/client';
import { useSignal } from '@preact/signals';
import { Button } from '../../ui/button.js';
import { StepText } from '../../ui/recipe/step-text.js';
import { amountNames } from '../../words/food.js';
import { words } from '../../words/words.js';
import { TechniqueDialog } from './technique-dialog.js';

interface StepsProps {
  readonly recipe: Recipe;
  readonly factor: number;
  readonly read: () => Promise<void>;
}

/** The steps, with what was detected in them. The button of a step lists and corrects its techniques. */
export function Steps({ recipe, factor, read }: StepsProps) {
  const openId = useSignal<number | undefined>(undefined);
  const open = recipe.steps.find(({ id }) => id === openId.value);
  return (
    <section class="stack" aria-labelledby="steps">
      <div class="section-head">
        <h2 id="steps">{words.recipe.steps}</h2>
      </div>
      <ol class="recipe-steps">
        {recipe.steps.map((step, index) => (
          <li key={step.id}>
            <span class="step-number" aria-hidden="true">
              {index + 1}
            </span>
            <p>
              <StepText step={scaleStep(step, factor, amountNames())} />
              {!step.analysed && <small class="hint"> {words.recipe.notAnalysed}</small>}
            </p>
            <Button
              kind="quiet"
              icon="more"
              aria-label={words.recipe.correct(words.recipe.step(index + 1))}
              onClick={() => (openId.value = step.id)}
            />
          </li>
        ))}
      </ol>
      {open !== undefined && (
        <TechniqueDialog
          recipeId={recipe.id}
          step={open}
          title={words.recipe.step(recipe.steps.indexOf(open) + 1)}
          read={read}
          onClose={() => (openId.value = undefined)}
        />
      )}
    </section>
  );
}

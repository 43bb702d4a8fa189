import { type Recipe, type RecipeStepView, scaleStep } from '@popote/client';
import { useSignal } from '@preact/signals';
import { type ComponentChildren, Fragment } from 'preact';
import { Button } from '../../ui/button.js';
import { StepText } from '../../ui/recipe/step-text.js';
import { amountNames } from '../../words/food.js';
import { words } from '../../words/words.js';
import { allParts } from './parts.js';
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
      <div class="section-head row">
        <h2 id="steps">{words.recipe.steps}</h2>
      </div>
      {allParts(recipe.parts, factor).map(({ part, factor: partFactor }) => (
        <Fragment key={`${String(part.recipeId)}-${String(partFactor)}`}>
          <h3>{part.name}</h3>
          <ol class="recipe-steps">
            {part.steps?.map((step, index) => (
              <Step key={step.id} {...{ step, index, factor: partFactor }} />
            ))}
          </ol>
        </Fragment>
      ))}
      {recipe.parts.length > 0 && <h3>{recipe.name}</h3>}
      <ol class="recipe-steps">
        {recipe.steps.map((step, index) => (
          <Step key={step.id} {...{ step, index, factor }}>
            <Button
              icon="more"
              label={words.recipe.correct(words.recipe.step(index + 1))}
              onClick={() => (openId.value = step.id)}
            />
          </Step>
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

interface StepProps {
  readonly step: RecipeStepView;
  readonly index: number;
  readonly factor: number;
  readonly children?: ComponentChildren;
}

function Step({ step, index, factor, children }: StepProps) {
  return (
    <li>
      <span class="step-number" aria-hidden="true">
        {index + 1}
      </span>
      <p>
        <StepText step={scaleStep(step, factor, amountNames())} />
        {!step.analysed && <small class="hint"> {words.recipe.notAnalysed}</small>}
      </p>
      {children}
    </li>
  );
}

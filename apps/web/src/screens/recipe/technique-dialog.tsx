import type { Recipe, TechStepRow } from '@popote/client';
import { useSignal } from '@preact/signals';
import { popote } from '../../api/popote.js';
import { useResource } from '../../api/resource.js';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import { Form, Select } from '../../ui/form.js';
import { tell } from '../../ui/tell.js';
import { secondsText } from '../../words/dates.js';
import { foodName, foodText } from '../../words/food.js';
import { labels, named, sorted } from '../../words/labels.js';
import { words } from '../../words/words.js';

type Step = Recipe['steps'][number];
type Technique = Step['techSteps'][number];

interface TechniqueDialogProps {
  readonly recipeId: number;
  readonly step: Step;
  readonly title: string;
  readonly read: () => Promise<void>;
  readonly onClose: () => void;
}

/** What was understood of a step; a tap on its words says which technique they are. */
export function TechniqueDialog({ recipeId, step, title, read, onClose }: TechniqueDialogProps) {
  const { id, description, techSteps, corrected } = step;
  const span = useSignal<readonly [start: number, end: number] | undefined>(undefined);
  const path = { recipeId, stepId: id };
  const choose = (start: number, end: number) => {
    const [first, last] = span.value ?? [start, end];
    const isAgain = first === start && last === end && span.value !== undefined;
    span.value = isAgain ? undefined : [Math.min(first, start), Math.max(last, end)];
  };
  const correct = async (techStepId: number | null) => {
    const [start, end] = span.value ?? [0, 0];
    const text = description.slice(start, end);
    await popote.submitCorrection({ path, body: { start, end, techStepId, text } });
    span.value = undefined;
    tell(words.recipe.correctionSaved);
    await read();
  };
  const reset = async () => {
    await popote.deleteCorrections({ path });
    await read();
  };
  return (
    <Dialog title={title} onClose={onClose}>
      {techSteps.length === 0 && <p class="hint">{words.recipe.noTechnique}</p>}
      <ul class="techniques row">
        {techSteps.map((technique) => (
          <li key={technique.id}>
            <button
              type="button"
              class="chip"
              onClick={() => (span.value = [technique.start, technique.end])}
            >
              <strong>{labels.techSteps[technique.key]?.name}</strong>
              <small class="quiet-text">{aboutOf(technique, description)}</small>
            </button>
          </li>
        ))}
      </ul>
      <div role="group" aria-label={words.recipe.chooseWords}>
        <p class="hint">{words.recipe.chooseWords}</p>
        <p class="words row">
          {[...description.matchAll(/[\p{L}\p{N}’'-]+/gu)].map(({ 0: word, index }) => {
            const isIn =
              span.value !== undefined && index >= span.value[0] && index < span.value[1];
            return (
              <button
                key={index}
                type="button"
                class="chip"
                aria-pressed={isIn}
                onClick={() => choose(index, index + word.length)}
              >
                {word}
              </button>
            );
          })}
        </p>
      </div>
      {span.value !== undefined && (
        <CorrectionForm
          key={span.value.join()}
          current={techSteps.find(({ start }) => start === span.value?.[0])}
          onCorrect={correct}
        />
      )}
      {corrected && (
        <Button kind="quiet" run={reset}>
          {words.recipe.resetStep}
        </Button>
      )}
    </Dialog>
  );
}

interface CorrectionFormProps {
  readonly current: Technique | undefined;
  readonly onCorrect: (techStepId: number | null) => Promise<void>;
}

function CorrectionForm({ current, onCorrect }: CorrectionFormProps) {
  const rows =
    useResource<TechStepRow[]>('techniques', () => popote.listReferenceTechSteps(), { keep: true })
      .data ?? [];
  const choices = sorted(named(rows, labels.techSteps));
  return (
    <Form
      action={words.app.save}
      onSend={({ techStepId = '' }) => onCorrect(Number(techStepId) || null)}
    >
      <Select
        label={words.recipe.technique}
        name="techStepId"
        chosen={current?.techStepId ?? ''}
        options={[{ id: '', name: words.recipe.noneHere }, ...choices]}
      />
    </Form>
  );
}

/** "oignons, 200 g de beurre · 10 min · 180 °C · poêle" */
function aboutOf(
  { ingredients, utensils, duration, temperature }: Technique,
  description: string,
): string {
  return [
    ingredients
      .map(({ ingredientId, quantity, unitId }) =>
        quantity === null ? foodName(ingredientId) : foodText(ingredientId, { quantity, unitId }),
      )
      .join(', '),
    duration && secondsText(duration.minSeconds, duration.maxSeconds),
    temperature && `${String(Math.round(temperature.celsius))}\u00a0°C`,
    ...utensils.map(({ start, end }) => description.slice(start, end)),
  ]
    .filter(Boolean)
    .join(' · ');
}

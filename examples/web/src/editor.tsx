import {
  type DetectedStep,
  type DraftLine,
  idempotencyKey,
  ifMatch,
  type Recipe,
  type RecipeDto,
} from '@popote/client';
import { useEffect, useState } from 'react';
import { amountOf, foodName } from './catalogue.js';
import { Field, Form, Problem } from './form.js';
import { popote } from './popote.js';
import { Food, Step } from './step.js';
import { useLoaded } from './use-loaded.js';
import { words } from './words.js';

/** Milliseconds without a key before the text is detected: at most 60 requests a minute. */
const PAUSE = 1_200;

interface Detected {
  readonly lines: readonly DraftLine[];
  readonly steps: readonly DetectedStep[];
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

async function detect(lines: string[], texts: string[], signal?: AbortSignal): Promise<Detected> {
  const [{ data: detectedLines }, { data: detectedSteps }] = await Promise.all([
    popote.detectLines({ body: { locale: 'auto', lines }, signal }),
    popote.detectSteps({ body: { locale: 'auto', texts }, signal }),
  ]);
  return { lines: detectedLines.lines, steps: detectedSteps.steps };
}

/** The lines and steps of a recipe. Lines without a food or an amount stay texts. */
function contentOf(lines: readonly DraftLine[], texts: readonly string[]) {
  const ingredients: RecipeDto['ingredients'] = [];
  const otherLines: NonNullable<RecipeDto['otherLines']> = [];
  for (const { ingredientId, quantity, unitId, rawText } of lines) {
    const isKnown = ingredients.some((line) => line.ingredientId === ingredientId);
    if (ingredientId !== null && quantity !== null && unitId !== null && !isKnown)
      ingredients.push({ ingredientId, quantity, unitId, rawText });
    else if (otherLines.at(-1)?.text !== rawText)
      otherLines.push({ kind: 'TEXT', text: rawText, before: ingredients.length });
  }
  return { ingredients, otherLines, steps: texts.map((description) => ({ description })) };
}

/** `id` is 0 for a new recipe. */
export function EditorScreen({ id }: { readonly id: number }) {
  const [read, setRead] = useState<Response>();
  const { data: recipe, error } = useLoaded(
    async (signal) => {
      if (id === 0) return { data: null };
      const { data, response } = await popote.getRecipe({ path: { recipeId: id }, signal });
      setRead(response);
      return { data };
    },
    [id],
  );
  if (recipe === undefined) return <Problem error={error} />;
  return <Editor recipe={recipe} read={read} />;
}

interface EditorProps {
  readonly recipe: Recipe | null;
  /** The response with the recipe: another device may change it meanwhile. */
  readonly read: Response | undefined;
}

function Editor({ recipe, read }: EditorProps) {
  const [lines, setLines] = useState(() => recipe?.ingredients.map(textOf).join('\n') ?? '');
  const [steps, setSteps] = useState(
    () => recipe?.steps.map(({ description }) => description).join('\n') ?? '',
  );
  const [onceOnly] = useState(() => idempotencyKey());
  const { detected, error } = useDetected(lines, steps);

  const save = async ({ name = '', portions = '' }: Record<string, string>) => {
    const texts = linesOf(steps);
    const { lines: read_ } = await detect(linesOf(lines), texts);
    const { ingredients, otherLines, steps: newSteps } = contentOf(read_, texts);
    // The lines that the fields do not show stay.
    const shownNowhere = (recipe?.otherLines ?? []).map((line) => ({
      ...line,
      before: Math.min(line.before, ingredients.length),
    }));
    const body = {
      name,
      portions: Number(portions),
      visibility: recipe?.visibility ?? ('HOUSE' as const),
      dietIds: recipe?.dietIds ?? [],
      locale: 'auto' as const,
      ingredients,
      otherLines: [...shownNowhere, ...otherLines].sort((a, b) => a.before - b.before),
      steps: newSteps,
    };
    const { data: saved } =
      recipe === null
        ? await popote.createRecipe({ body, headers: onceOnly })
        : await popote.updateRecipe({
            path: { recipeId: recipe.id },
            body,
            headers: read && ifMatch(read),
          });
    location.hash = `#/recipe/${String(saved.id)}`;
  };

  return (
    <>
      <h1>{recipe === null ? words.newRecipe : words.edit}</h1>
      <Form label={words.save} onSend={save}>
        <div className="row">
          <Field label={words.name} name="name" maxLength={200} defaultValue={recipe?.name} />
          <Field
            label={words.portions}
            className="short"
            name="portions"
            type="number"
            min="1"
            max="100"
            defaultValue={recipe?.portions ?? 4}
          />
        </div>
        <label>
          {words.ingredients}
          <textarea
            rows={5}
            value={lines}
            placeholder={words.ingredientsHint}
            onChange={(event) => setLines(event.target.value)}
          />
        </label>
        <label>
          {words.steps}
          <textarea
            rows={6}
            value={steps}
            placeholder={words.stepsHint}
            onChange={(event) => setSteps(event.target.value)}
          />
        </label>
        {detected && <Preview detected={detected} texts={linesOf(steps)} />}
        <Problem error={error} />
      </Form>
    </>
  );
}

/** What the service detects in the texts, some time after the last key. */
function useDetected(lines: string, steps: string) {
  const [state, setState] = useState<{ detected?: Detected; error?: unknown }>({});
  useEffect(() => {
    const typing = new AbortController();
    const timer = setTimeout(() => {
      detect(linesOf(lines), linesOf(steps), typing.signal).then(
        (detected) => setState({ detected }),
        (error: unknown) => typing.signal.aborted || setState({ error }),
      );
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      typing.abort();
    };
  }, [lines, steps]);
  return state;
}

function Preview({ detected, texts }: { detected: Detected; texts: readonly string[] }) {
  if (detected.lines.length + detected.steps.length === 0) return null;
  return (
    <section className="preview" aria-live="polite">
      <h2>{words.understood}</h2>
      <ul>
        {detected.lines.map(({ ingredientId, quantity, unitId, rawText }, index) => (
          <li key={index}>
            {ingredientId === null || quantity === null ? (
              <>
                {rawText} <small>({words.asText})</small>
              </>
            ) : (
              <Food id={ingredientId} amounts={[{ quantity, unitId }]} />
            )}
          </li>
        ))}
      </ul>
      <ol className="steps">
        {detected.steps.map(({ techSteps }, index) => (
          <li key={index}>
            <Step step={{ description: texts[index] ?? '', techSteps }} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function textOf({ rawText, quantity, unitId, ingredientId }: Recipe['ingredients'][number]) {
  return (
    rawText ?? `${amountOf({ quantity, unitId })} ${foodName(ingredientId, { quantity, unitId })}`
  );
}

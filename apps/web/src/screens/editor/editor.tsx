import type { Course, PhotoView } from '@popote/client';
import { useSignal } from '@preact/signals';
import { writeKept } from '../../offline/kept.js';
import { Button } from '../../ui/button.js';
import { Chips, Field, Form, Select, TextArea } from '../../ui/form.js';
import { StepText } from '../../ui/recipe/step-text.js';
import { choicesOf, labels, named } from '../../words/labels.js';
import { words } from '../../words/words.js';
import { useDiets } from '../household/preferences.js';
import { PartDialog } from './part-dialog.js';
import { PhotoField } from './photo-field.js';
import { LineDialog, ReadLines } from './read-lines.js';
import { fieldsOf, type FieldName, type RecipeDraft } from './recipe-draft.js';
import { readLines, useDetection } from './use-detection.js';
import { contentOf, type Food, lineOfPart, type Part, type WrittenLine } from './written-lines.js';
import '../../ui/recipe/recipe.css';
import './editor.css';

interface EditorProps {
  readonly first: RecipeDraft;
  /** The key under which the device keeps the draft until it is saved. */
  readonly draftKey: string;
  readonly action: string;
  /** The photo that the recipe has. */
  readonly photo?: PhotoView | null;
  /** The course that the service has derived. */
  readonly derived?: Course | null;
  /** Whether the person decides about visibility and photo. */
  readonly isAuthor?: boolean;
  /** Sends the draft, and removes what the device keeps of it. */
  readonly onSave: (draft: RecipeDraft) => Promise<void>;
}

const NUMBERS = [
  ['portions', 1, 1000],
  ['prepMinutes', 0, 10_000],
  ['cookMinutes', 0, 10_000],
  ['restMinutes', 0, 10_000],
] as const satisfies readonly (readonly [FieldName, number, number])[];

/** Writes a recipe: texts, beside which stands what was understood of them. */
export function Editor(props: EditorProps) {
  const { first, draftKey, action, photo = null, derived, isAuthor = true, onSave } = props;
  const automatic = derived
    ? words.editor.derived(labels.courses[derived]?.name ?? '')
    : words.editor.automatic;
  const draft = useSignal(first);
  const diets = useDiets();
  const update = (changes: Partial<RecipeDraft>) => {
    draft.value = { ...draft.value, ...changes };
    void writeKept(draftKey, draft.value);
  };
  const steps = useDetection(draft, (read) => {
    const { readings: known } = draft.value; // perhaps corrected in the meantime
    if (read !== known) update({ readings: new Map([...read, ...known]) });
  });
  const { fields, lines, readings, recipes } = draft.value;
  const open = useSignal<WrittenLine | 'part' | undefined>(undefined);
  const opened = open.value;
  const close = () => (open.value = undefined);
  /** Writes another line in the place of the opened one, or a new one. */
  const linesWith = (text: string) => {
    if (typeof opened !== 'object') return [lines.trimEnd(), text].filter(Boolean).join('\n');
    const isOpened = (line: string) => line.trim() === opened.text;
    return lines
      .split('\n')
      .map((line) => (isOpened(line) ? text : line))
      .join('\n');
  };
  const correct = (text: string, foods: readonly Food[]) =>
    update({ lines: linesWith(text), readings: new Map([...readings, [text, foods]]) });
  const savePart = (part: Part) =>
    update({
      lines: linesWith(lineOfPart(part)),
      recipes: new Map([...recipes, [part.name, part.recipeId ?? 0]]),
    });
  const readFields = (event: Event) => {
    const { form } = event.target as HTMLInputElement;
    if (form !== null) update(fieldsOf(new FormData(form)));
  };
  return (
    <>
      <div onInput={readFields} onChange={readFields}>
        <Form
          action={action}
          class="form editor"
          onSend={async () => onSave({ ...draft.value, readings: await readLines(draft.value) })}
        >
          <Field
            label={words.editor.names.name}
            name="name"
            defaultValue={fields.name}
            maxlength={200}
          />
          <div class="numbers">
            {NUMBERS.map(([name, min, max]) => (
              <Field
                key={name}
                {...{ name, min, max, type: 'number', label: words.editor.names[name] }}
                defaultValue={fields[name]}
                required={name === 'portions'}
              />
            ))}
          </div>
          <div class="written">
            <TextArea
              label={words.editor.names.lines}
              hint={words.editor.linesHint}
              placeholder={words.editor.linesExample}
              name="ingredients"
              rows={8}
              value={lines}
              onInput={(event) => update({ lines: event.currentTarget.value })}
            />
            <ReadLines
              rows={contentOf(lines, readings, recipes).rows}
              onOpen={(row) => (open.value = row)}
            />
          </div>
          <Button icon="book" onClick={() => (open.value = 'part')}>
            {words.editor.addPart}
          </Button>
          <div class="written">
            <TextArea
              label={words.editor.names.steps}
              hint={words.editor.stepsHint}
              placeholder={words.editor.stepsExample}
              name="steps"
              rows={8}
              defaultValue={draft.peek().steps}
              onInput={(event) => update({ steps: event.currentTarget.value })}
            />
            <ol class="read-steps" aria-label={words.editor.understood}>
              {steps.value.map((step, index) => (
                <li key={index}>
                  <StepText step={step} />
                </li>
              ))}
            </ol>
          </div>
          {isAuthor && (
            <PhotoField
              stored={photo}
              chosen={draft.value.photo}
              onChange={(chosen) => update({ photo: chosen })}
            />
          )}
          <TextArea
            label={words.editor.names.description}
            name="description"
            maxlength={5000}
            defaultValue={fields.description}
          />
          <Field
            label={words.editor.names.tags}
            hint={words.editor.tagsHint}
            name="tags"
            defaultValue={fields.tags}
            maxlength={1000}
            optional
          />
          <Select
            label={words.editor.names.course}
            name="course"
            chosen={fields.course}
            options={[{ id: '', name: automatic }, ...choicesOf(labels.courses)]}
          />
          <Chips
            label={words.editor.names.dietIds}
            name="dietIds"
            chosen={first.dietIds}
            choices={named(diets, labels.diets)}
          />
          {isAuthor ? (
            <Select
              label={words.editor.names.visibility}
              name="visibility"
              chosen={first.visibility}
              options={visibilityChoices()}
            />
          ) : (
            <input type="hidden" name="visibility" value={first.visibility} />
          )}
        </Form>
      </div>
      {opened === 'part' || opened?.part !== undefined ? (
        <PartDialog
          part={opened === 'part' ? undefined : opened.part}
          onSave={savePart}
          onClose={close}
        />
      ) : (
        opened && <LineDialog row={opened} onCorrect={correct} onClose={close} />
      )}
    </>
  );
}

/** Who may see a recipe, as choices of a field. */
export const visibilityChoices = () =>
  Object.entries(words.editor.visibilities).map(([id, name]) => ({ id, name }));

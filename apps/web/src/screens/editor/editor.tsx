import type { PhotoView } from '@popote/client';
import { useSignal } from '@preact/signals';
import { writeKept } from '../../offline/kept.js';
import { Chips } from '../../ui/choices.js';
import { Field, Select, TextArea } from '../../ui/field.js';
import { Form } from '../../ui/form.js';
import { StepText } from '../../ui/recipe/step-text.js';
import { labels } from '../../words/labels.js';
import { words } from '../../words/words.js';
import { useDiets } from '../household/preferences.js';
import { PhotoField } from './photo-field.js';
import { LineDialog, ReadLines } from './read-lines.js';
import { fieldsOf, type FieldName, type RecipeDraft } from './recipe-draft.js';
import { readLines, useDetection } from './use-detection.js';
import { contentOf, type Food, type WrittenLine } from './written-lines.js';
import '../../ui/recipe/recipe.css';
import './editor.css';

interface EditorProps {
  readonly first: RecipeDraft;
  /** The key under which the device keeps the draft until it is saved. */
  readonly draftKey: string;
  readonly action: string;
  /** The photo that the recipe has. */
  readonly photo?: PhotoView | null;
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
  const { first, draftKey, action, photo = null, isAuthor = true, onSave } = props;
  const draft = useSignal(first);
  const diets = useDiets();
  const update = (changes: Partial<RecipeDraft>) => {
    draft.value = { ...draft.value, ...changes };
    void writeKept(draftKey, draft.value);
  };
  const steps = useDetection(draft, (read) => {
    const { readings: known } = draft.value; // perhaps corrected in the meantime
    draft.value = { ...draft.value, readings: new Map([...read, ...known]) };
  });
  const { fields, lines, readings } = draft.value;
  const open = useSignal<WrittenLine | undefined>(undefined);
  const correct = (text: string, foods: readonly Food[]) =>
    update({
      lines: lines
        .split('\n')
        .map((line) => (line.trim() === open.value?.text ? text : line))
        .join('\n'),
      readings: new Map([...readings, [text, foods]]),
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
            autocomplete="off"
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
              rows={contentOf(lines, readings).rows}
              onOpen={(row) => (open.value = row)}
            />
          </div>
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
            autocomplete="off"
            optional
          />
          <Chips
            label={words.editor.names.dietIds}
            name="dietIds"
            chosen={first.dietIds}
            choices={diets.map(({ id, key }) => ({ id, name: labels.diets[key]?.name ?? key }))}
          />
          {isAuthor ? (
            <Select
              label={words.editor.names.visibility}
              name="visibility"
              chosen={first.visibility}
              options={Object.entries(words.editor.visibilities).map(([id, name]) => ({
                id,
                name,
              }))}
            />
          ) : (
            <input type="hidden" name="visibility" value={first.visibility} />
          )}
        </Form>
      </div>
      {open.value !== undefined && (
        <LineDialog row={open.value} onCorrect={correct} onClose={() => (open.value = undefined)} />
      )}
    </>
  );
}

import type { Course, ListedRecipe, RecipeBatchDto, Visibility } from '@popote/client';
import { type Signal, useSignal } from '@preact/signals';
import { popote } from '../../api/popote.js';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import { Field, type Fields, Form, Select } from '../../ui/form.js';
import { tell, tellUndo } from '../../ui/tell.js';
import { sentenceOfCode } from '../../words/errors.js';
import { choicesOf, labels } from '../../words/labels.js';
import { words } from '../../words/words.js';
import { visibilityChoices } from '../editor/editor.js';
import { tagsIn } from '../editor/recipe-draft.js';

/** The ids of the selected recipes; undefined while recipes are opened, and not selected. */
export type Selection = ReadonlySet<number> | undefined;

/** The service changes at most as many at once. */
const MAX_SELECTED = 500;

/** How the card of a recipe selects it. */
export function choiceOf(selected: Signal<Selection>, id: number) {
  const ids = selected.value;
  if (ids === undefined) return undefined;
  const others = [...ids].filter((each) => each !== id);
  const toggle = () => (selected.value = new Set(ids.has(id) ? others : [...others, id]));
  return { isChosen: ids.has(id), toggle };
}

interface BatchBarProps {
  readonly selected: Signal<Selection>;
  readonly shown: readonly ListedRecipe[];
  readonly read: () => Promise<void>;
}

/** How many recipes are selected, and what is done with them. */
export function BatchBar({ selected, shown, read }: BatchBarProps) {
  const isOpen = useSignal(false);
  const ids = [...(selected.value ?? [])];
  const selectAll = () =>
    (selected.value = new Set([...ids, ...shown.map(({ id }) => id)].slice(0, MAX_SELECTED)));
  return (
    <div class="batch-bar row" role="group" aria-label={words.cookbook.select}>
      <strong role="status" class="grow">
        {words.cookbook.selected(ids.length)}
      </strong>
      <Button kind="quiet" onClick={selectAll}>
        {words.cookbook.selectAll}
      </Button>
      <Button
        {...{ kind: 'main', icon: 'edit', disabled: ids.length === 0 }}
        onClick={() => (isOpen.value = true)}
      >
        {words.app.edit}
      </Button>
      <Button
        {...{ icon: 'close', label: words.cookbook.stopSelecting }}
        onClick={() => (selected.value = undefined)}
      />
      {isOpen.value && (
        <BatchDialog
          recipeIds={ids}
          onChange={async () => {
            selected.value = undefined;
            await read();
          }}
          onClose={() => (isOpen.value = false)}
        />
      )}
    </div>
  );
}

interface BatchDialogProps {
  readonly recipeIds: number[];
  readonly onChange: () => Promise<void>;
  readonly onClose: () => void;
}

/** One change of several recipes. */
function BatchDialog({ recipeIds, onChange, onClose }: BatchDialogProps) {
  const unchanged = { id: '', name: words.cookbook.unchanged };
  const send = async (change: Omit<RecipeBatchDto, 'recipeIds'>) => {
    const { changed, refused } = (await popote.changeRecipes({ body: { recipeIds, ...change } }))
      .data;
    const [first] = refused;
    if (first !== undefined)
      tell(words.cookbook.refused(refused.length, sentenceOfCode(String(first.code))));
    onClose();
    await onChange();
    return changed;
  };
  const save = async ({ addTags = '', removeTags = '', course = '', visibility }: Fields) => {
    const changed = await send({
      addTags: tagsIn(addTags),
      removeTags: tagsIn(removeTags),
      ...(course !== '' && { course: course === 'NONE' ? null : (course as Course) }),
      ...(visibility && { visibility: visibility as Visibility }),
    });
    tell(words.cookbook.changed(changed.length));
  };
  const remove = async () => {
    const deleted = await send({ delete: true });
    tellUndo(words.cookbook.deleted(deleted.length), async () => {
      for (const recipeId of deleted) await popote.restoreRecipe({ path: { recipeId } });
    });
  };
  return (
    <Dialog title={words.cookbook.selected(recipeIds.length)} onClose={onClose}>
      <Form action={words.app.save} onSend={save} onRemove={remove}>
        <Field
          {...{ label: words.cookbook.addTags, name: 'addTags', maxlength: 400, optional: true }}
          hint={words.editor.tagsHint}
        />
        <Field
          {...{ label: words.cookbook.removeTags, name: 'removeTags', maxlength: 400 }}
          optional
        />
        <Select
          {...{ label: words.cookbook.courses, name: 'course' }}
          options={[
            unchanged,
            { id: 'NONE', name: words.editor.automatic },
            ...choicesOf(labels.courses),
          ]}
        />
        <Select
          {...{ label: words.editor.names.visibility, name: 'visibility' }}
          options={[unchanged, ...visibilityChoices()]}
        />
      </Form>
    </Dialog>
  );
}

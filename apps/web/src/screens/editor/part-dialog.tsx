import type { ListedRecipe } from '@popote/client';
import { useSignal } from '@preact/signals';
import { Dialog } from '../../ui/dialog.js';
import { Field, Form } from '../../ui/form.js';
import { words } from '../../words/words.js';
import { DishSearch } from '../week/dish-search.js';
import { Portions } from '../../ui/portions.js';
import type { Part } from './written-lines.js';

interface PartDialogProps {
  /** Undefined for a new one. */
  readonly part: Part | undefined;
  readonly onSave: (part: Part) => void;
  readonly onClose: () => void;
}

/** A recipe as a line of another one: which, and how many of its portions. */
export function PartDialog({ part, onSave, onClose }: PartDialogProps) {
  const chosen = useSignal(part);
  const { recipeId, name, portions = 1, note = null } = chosen.value ?? {};
  const choose = async (found: ListedRecipe) => {
    chosen.value = { recipeId: found.id, name: found.name, portions: found.portions, note };
    return Promise.resolve();
  };
  return (
    <Dialog title={name ?? words.editor.addPart} onClose={onClose}>
      {name === undefined || recipeId === undefined ? (
        <DishSearch onRecipe={choose} />
      ) : (
        <Form
          action={words.app.save}
          onSend={(fields) => {
            const written = fields.note?.replace(/[()]/g, '').trim() ?? '';
            onSave({ recipeId, name, portions: Number(fields.portions), note: written || null });
            onClose();
          }}
        >
          <Portions label={words.editor.partNeeds} portions={portions} />
          <Field
            {...{ label: words.editor.note, name: 'note', maxlength: 200, optional: true }}
            defaultValue={note ?? ''}
          />
        </Form>
      )}
    </Dialog>
  );
}

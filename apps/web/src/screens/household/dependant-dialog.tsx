import { type Dependant, idempotencyKey } from '@popote/client';
import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { popote } from '../../api/popote.js';
import { Dialog } from '../../ui/dialog.js';
import { Check, Field, Form } from '../../ui/form.js';
import { tellUndo } from '../../ui/tell.js';
import { words } from '../../words/words.js';
import { PreferenceFields, preferencesOf } from './preferences.js';

interface DependantDialogProps {
  /** Undefined for a new one. */
  readonly dependant: Dependant | undefined;
  readonly onClose: () => void;
}

const NOBODY = { dietId: null, allergyIds: [], dislikedIngredientIds: [], appetite: 1 };

/** A child or a guest. The list of people follows the event of the house. */
export function DependantDialog({ dependant, onClose }: DependantDialogProps) {
  const key = useMemo(idempotencyKey, []);
  const dislikes = useSignal(dependant?.dislikedIngredientIds ?? []);
  const save = async (firstName: string, form: FormData) => {
    const body = {
      ...{ firstName, guest: form.has('guest'), dislikedIngredientIds: [...dislikes.value] },
      ...preferencesOf(form),
    };
    if (dependant === undefined) await popote.createDependant({ body, headers: key });
    else await popote.updateDependant({ path: { dependantId: dependant.id }, body });
    onClose();
  };
  const remove = async ({ id, ...person }: Dependant) => {
    await popote.deleteDependant({ path: { dependantId: id } });
    tellUndo(words.list.removed(person.firstName), () =>
      popote.createDependant({ body: person, headers: idempotencyKey() }),
    );
    onClose();
  };
  return (
    <Dialog title={dependant?.firstName ?? words.household.addDependant} onClose={onClose}>
      <Form
        action={words.app.save}
        onSend={({ firstName = '' }, form) => save(firstName, form)}
        onRemove={dependant && (() => remove(dependant))}
      >
        <Field
          label={words.signIn.firstName}
          name="firstName"
          defaultValue={dependant?.firstName ?? ''}
        />
        <PreferenceFields
          value={dependant ?? NOBODY}
          dislikes={dislikes.value}
          onDislikes={(ids) => (dislikes.value = ids)}
        />
        <Check
          label={words.household.guest}
          name="guest"
          defaultChecked={dependant?.guest ?? false}
        />
      </Form>
    </Dialog>
  );
}

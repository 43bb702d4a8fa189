import type { ComponentChildren, InputHTMLAttributes, TextareaHTMLAttributes } from 'preact';
import { useId } from 'preact/hooks';
import { words } from '../words/words.js';
import { useFieldError } from './form.js';

interface LabelledProps {
  readonly label: string;
  readonly name: string;
  /** What to know before writing. */
  readonly hint?: string | undefined;
}

interface FieldProps extends Omit<InputHTMLAttributes, 'label' | 'name'>, LabelledProps {}

/** What every field has: a label, a hint, and the sentence about what the service has refused. */
function useLabelled({ name, hint }: LabelledProps) {
  const id = useId();
  const error = useFieldError(name);
  const about = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`];
  return {
    control: {
      id,
      name,
      'aria-describedby': about.filter(Boolean).join(' ') || undefined,
      'aria-invalid': error !== undefined,
    },
    notes: (
      <>
        {hint !== undefined && (
          <small class="hint" id={`${id}-hint`}>
            {hint}
          </small>
        )}
        {error !== undefined && (
          <small class="problem" id={`${id}-error`} role="alert">
            {error}
          </small>
        )}
      </>
    ),
  };
}

/**
 * A text, a number or a date with its label, which must be filled in, unless it is `optional`. Give it
 * `defaultValue`: `value` would replace what the person writes.
 */
export function Field({
  optional = false,
  label,
  hint,
  ...input
}: FieldProps & { readonly optional?: boolean }) {
  const { control, notes } = useLabelled({ label, hint, name: input.name });
  return (
    <div class="field">
      <label for={control.id}>
        {label} {optional && <span class="quiet-text">({words.app.optional})</span>}
      </label>
      <input required={!optional} {...input} {...control} />
      {notes}
    </div>
  );
}

interface SelectProps extends LabelledProps {
  readonly options: readonly { readonly id: number | string; readonly name: string }[];
  readonly chosen?: number | string | null;
}

/** One of several values. */
export function Select({ options, chosen, ...labelled }: SelectProps) {
  const { control, notes } = useLabelled(labelled);
  return (
    <div class="field">
      <label for={control.id}>{labelled.label}</label>
      <select {...control}>
        {options.map(({ id, name }) => (
          <option key={id} value={id} selected={id === chosen}>
            {name}
          </option>
        ))}
      </select>
      {notes}
    </div>
  );
}

/** A long text. It grows with what is written. */
export function TextArea({
  label,
  hint,
  ...area
}: Omit<TextareaHTMLAttributes, 'label' | 'name'> & LabelledProps) {
  const { control, notes } = useLabelled({ label, hint, name: area.name });
  return (
    <div class="field">
      <label for={control.id}>{label}</label>
      <textarea rows={3} {...area} {...control} />
      {notes}
    </div>
  );
}

interface CheckProps extends Omit<InputHTMLAttributes, 'label'> {
  readonly label: ComponentChildren;
}

/** Yes or no. */
export function Check({ label, ...input }: CheckProps) {
  return (
    <label class="check">
      <input type="checkbox" {...input} />
      <span>{label}</span>
    </label>
  );
}

import type { ComponentChildren, InputHTMLAttributes, TextareaHTMLAttributes } from 'preact';
import { createContext } from 'preact';
import { useContext, useId, useRef, useState } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import { fieldErrors, sentenceOf } from '../words/errors.js';
import { words } from '../words/words.js';
import { Button } from './button.js';

/** The sentences for the fields of a form, by name. */
const FieldErrors = createContext<ReadonlyMap<string, string>>(new Map());

export type Fields = Readonly<Record<string, string>>;

interface FormProps {
  /** The text of the button. */
  readonly action: string;
  /** Sends the texts that the person has written, by the name of the field. */
  readonly onSend: (fields: Fields, form: FormData) => unknown;
  /** Removes what the form is about, with an undo. */
  readonly onRemove?: (() => Promise<unknown>) | undefined;
  /** Buttons beside the one that sends. */
  readonly beside?: ComponentChildren;
  /** Empties the fields after they were sent. */
  readonly again?: boolean;
  /** Whether what the form does cannot be taken back. */
  readonly danger?: boolean;
  readonly class?: string;
  readonly children?: ComponentChildren;
}

/**
 * A form that sends its fields once. A refusal is shown at the fields that caused it, else above the
 * button; what was written stays.
 */
export function Form(props: FormProps) {
  const { action, onSend, onRemove, beside, again, danger, class: name = 'form', children } = props;
  const form = useRef<HTMLFormElement>(null);
  const [error, setError] = useState<unknown>();
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map());
  const [isSending, setSending] = useState(false);
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    if (form.current === null || isSending) return;
    const data = new FormData(form.current);
    setSending(true);
    try {
      await onSend(Object.fromEntries(data) as Fields, data);
      setError(undefined);
      setErrors(new Map());
      if (again === true) form.current.reset();
    } catch (caught) {
      const names = [...form.current.elements].map((element) => (element as HTMLInputElement).name);
      const found = fieldErrors(caught, names.filter(Boolean));
      setErrors(found);
      setError(found.size > 0 ? undefined : caught);
      const [first] = found.keys();
      form.current.querySelector<HTMLElement>(`[name="${first ?? ''}"]`)?.focus();
    } finally {
      setSending(false);
    }
  };
  return (
    <form ref={form} class={name} onSubmit={(event) => void send(event)}>
      <FieldErrors.Provider value={errors}>{children}</FieldErrors.Provider>
      <p role="alert" class="problem" hidden={error === undefined}>
        {error !== undefined && sentenceOf(error)}
      </p>
      <div class="row">
        <Button type="submit" kind={danger === true ? 'danger' : 'main'} disabled={isSending}>
          {action}
        </Button>
        {beside}
        {onRemove !== undefined && (
          <Button kind="danger" icon="trash" run={onRemove}>
            {words.app.remove}
          </Button>
        )}
      </div>
    </form>
  );
}

interface LabelledProps {
  readonly label: string;
  readonly name: string;
  /** What to know before writing. */
  readonly hint?: string | undefined;
}

/** What every field has: a label, a hint, and the sentence about what the service has refused. */
function useLabelled({ name, hint }: LabelledProps) {
  const id = useId();
  const error = useContext(FieldErrors).get(name);
  const about = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`];
  return {
    control: {
      ...{ id, name, 'aria-invalid': error !== undefined },
      'aria-describedby': about.filter(Boolean).join(' ') || undefined,
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

interface FieldProps extends Omit<InputHTMLAttributes, 'label' | 'name'>, LabelledProps {
  readonly optional?: boolean;
}

/**
 * A text, a number or a date with its label, which must be filled in, unless it is `optional`. Give it
 * `defaultValue`: `value` would replace what the person writes. A text is a name, if not said otherwise.
 */
export function Field({ optional = false, label, hint, ...input }: FieldProps) {
  const { control, notes } = useLabelled({ label, hint, name: input.name });
  return (
    <div class="field">
      <label for={control.id}>
        {label} {optional && <span class="quiet-text">({words.app.optional})</span>}
      </label>
      <input required={!optional} autocomplete="off" maxlength={80} {...input} {...control} />
      {notes}
    </div>
  );
}

export interface Choice {
  readonly id: number | string;
  readonly name: string;
}

interface SelectProps extends LabelledProps {
  readonly options: readonly Choice[];
  readonly chosen?: Choice['id'] | null | undefined;
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

type TextAreaProps = Omit<TextareaHTMLAttributes, 'label' | 'name'> & LabelledProps;

/** A long text. It grows with what is written. */
export function TextArea({ label, hint, ...area }: TextAreaProps) {
  const { control, notes } = useLabelled({ label, hint, name: area.name });
  return (
    <div class="field">
      <label for={control.id}>{label}</label>
      <textarea rows={3} {...area} {...control} />
      {notes}
    </div>
  );
}

type CheckProps = Omit<InputHTMLAttributes, 'label'> & { readonly label: ComponentChildren };

/** Yes or no. */
export function Check({ label, ...input }: CheckProps) {
  return (
    <label class="check">
      <input type="checkbox" {...input} />
      <span>{label}</span>
    </label>
  );
}

interface ChipsProps extends LabelledProps {
  readonly choices: readonly Choice[];
  readonly chosen?: readonly Choice['id'][];
  /** Whether one choice excludes the others. */
  readonly one?: boolean;
  readonly onChange?: (chosen: Choice['id'][]) => void;
}

/** Several values of a few, as buttons that stay pressed. A form reads them with `getAll(name)`. */
export function Chips({ choices, chosen = [], one = false, onChange, ...labelled }: ChipsProps) {
  const current = useSignal(chosen);
  const { notes } = useLabelled(labelled);
  const toggle = (id: Choice['id'], isOn: boolean) => {
    const others = one ? [] : current.value.filter((each) => each !== id);
    current.value = isOn ? [...others, id] : others;
    onChange?.([...current.value]);
  };
  return (
    <fieldset class="chips">
      <legend>{labelled.label}</legend>
      {choices.map(({ id, name: text }) => (
        <label key={id} class="chip">
          <input
            type={one ? 'radio' : 'checkbox'}
            name={labelled.name}
            value={String(id)}
            checked={current.value.includes(id)}
            onChange={(event) => toggle(id, event.currentTarget.checked)}
          />
          {text}
        </label>
      ))}
      {notes}
    </fieldset>
  );
}

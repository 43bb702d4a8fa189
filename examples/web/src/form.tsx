import type { Slot } from '@popote/client';
import { type FormEvent, type ReactNode, useState } from 'react';
import { nameOf, sentenceOf } from './catalogue.js';
import { words } from './words.js';

interface FormProps {
  readonly label: string;
  /** What the person has typed, by the name of the field. */
  readonly onSend: (fields: Record<string, string>) => Promise<unknown>;
  readonly children: ReactNode;
}

/** A form with one button. It shows the error of what it sends. */
export function Form({ label, onSend, children }: FormProps) {
  const [error, setError] = useState<unknown>();
  const [isSending, setSending] = useState(false);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setSending(true);
    try {
      await onSend(Object.fromEntries(new FormData(form)) as Record<string, string>);
      setError(undefined);
      form.reset();
    } catch (caught) {
      setError(caught);
    }
    setSending(false);
  };
  return (
    <form onSubmit={(event) => void send(event)}>
      {children}
      <Problem error={error} />
      <button disabled={isSending}>{label}</button>
    </form>
  );
}

export function Problem({ error }: { readonly error: unknown }) {
  if (error === undefined) return null;
  return (
    <p role="alert" className="problem">
      {sentenceOf(error)}
    </p>
  );
}

const SLOTS: readonly Slot[] = ['BREAKFAST', 'LUNCH', 'SNACK', 'DINNER'];

/** The day and the meal of a dish in the week. */
export function MealFields({ date }: { readonly date: string }) {
  return (
    <div className="row">
      <Field label={words.day} name="date" type="date" defaultValue={date} />
      <label>
        {words.meal}
        <select name="slot" defaultValue="DINNER">
          {SLOTS.map((slot) => (
            <option key={slot} value={slot}>
              {nameOf('slots', slot)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

interface FieldProps {
  readonly label: string;
  readonly name: string;
  readonly type?: string;
  readonly hint?: string;
  readonly className?: string;
  readonly [attribute: string]: unknown;
}

export function Field({ label, hint, className, ...input }: FieldProps) {
  return (
    <label className={className}>
      {label}
      <input required {...input} />
      {hint !== undefined && <small>{hint}</small>}
    </label>
  );
}

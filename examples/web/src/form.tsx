import { type FormEvent, type ReactNode, useState } from 'react';
import { sentenceOf } from './catalogue.js';

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

interface FieldProps {
  readonly label: string;
  readonly name: string;
  readonly type?: string;
  readonly hint?: string;
  readonly [attribute: string]: unknown;
}

export function Field({ label, hint, ...input }: FieldProps) {
  return (
    <label>
      {label}
      <input required {...input} />
      {hint !== undefined && <small>{hint}</small>}
    </label>
  );
}

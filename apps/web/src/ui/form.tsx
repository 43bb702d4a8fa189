import { type ComponentChildren, createContext } from 'preact';
import { useContext, useRef, useState } from 'preact/hooks';
import { fieldErrors, sentenceOf } from '../words/errors.js';
import { Button } from './button.js';

/** The sentences for the fields of a form, by name. */
const FieldErrors = createContext<ReadonlyMap<string, string>>(new Map());

/** The sentence about a field that the service has refused. */
export const useFieldError = (name: string) => useContext(FieldErrors).get(name);

export type Fields = Readonly<Record<string, string>>;

interface FormProps {
  /** The text of the button. */
  readonly action: string;
  /** Sends the texts that the person has written, by the name of the field. */
  readonly onSend: (fields: Fields, form: FormData) => Promise<unknown>;
  /** Buttons beside the one that sends. */
  readonly beside?: ComponentChildren;
  /** Empties the fields after they were sent. */
  readonly again?: boolean;
  /** Whether what the form does cannot be taken back. */
  readonly danger?: boolean;
  readonly class?: string;
  readonly children: ComponentChildren;
}

/**
 * A form that sends its fields once. A refusal is shown at the fields that caused it, else above the
 * button; what was written stays.
 */
export function Form({ action, onSend, beside, again, danger, class: name, children }: FormProps) {
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
    <form ref={form} class={name ?? 'form'} onSubmit={(event) => void send(event)}>
      <FieldErrors.Provider value={errors}>{children}</FieldErrors.Provider>
      <Problem error={error} />
      <div class="row">
        <Button type="submit" kind={danger === true ? 'danger' : 'main'} disabled={isSending}>
          {action}
        </Button>
        {beside}
      </div>
    </form>
  );
}

/** The sentence about an error. */
export function Problem({ error }: { readonly error: unknown }) {
  return (
    <p role="alert" class="problem" hidden={error === undefined}>
      {error !== undefined && sentenceOf(error)}
    </p>
  );
}

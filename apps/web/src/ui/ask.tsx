import type { ComponentChildren } from 'preact';
import { Dialog } from './dialog.js';
import { Form } from './form.js';

interface AskProps {
  readonly title: string;
  readonly text: string;
  readonly onClose: () => void;
  /** What cannot be taken back. */
  readonly onConfirm: (fields: Readonly<Record<string, string>>) => Promise<unknown>;
  /** Fields, for example a password. */
  readonly children?: ComponentChildren;
}

/** Asks before what cannot be taken back. Everything else is done at once, with an undo. */
export function Ask({ title, text, onClose, onConfirm, children }: AskProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      <Form
        danger
        action={title}
        onSend={async (fields) => {
          await onConfirm(fields);
          onClose();
        }}
      >
        <p>{text}</p>
        {children}
      </Form>
    </Dialog>
  );
}

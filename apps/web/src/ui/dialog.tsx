import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { words } from '../words/words.js';
import { Button } from './button.js';
import { type Fields, Form } from './form.js';
import type { IconName } from './icon.js';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

/** A sheet from below on phones, a window on desks. Rendered while it is open. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isGone = useRef(false);
  const id = useId();
  useEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    return () => {
      isGone.current = true; // its event comes later, when another dialog may be open
      opened?.close(); // the focus returns to where it was
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={() => {
        if (!isGone.current) onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) event.currentTarget.close(); // beside the content
      }}
    >
      <div class="dialog">
        <header>
          <h2 id={id}>{title}</h2>
          <Button icon="close" label={words.app.close} onClick={() => dialog.current?.close()} />
        </header>
        {children}
      </div>
    </dialog>
  );
}

/** A dialog that `open` shows about something, or about nothing yet. `onClose` is called after it. */
export function useDialog<About>(onClose?: () => unknown) {
  const shown = useSignal<{ readonly about: About | undefined } | undefined>(undefined);
  const close = () => {
    shown.value = undefined;
    onClose?.();
  };
  return {
    open: (about?: About) => (shown.value = { about }),
    close,
    /** The dialog, while it is open. */
    render: (dialog: (about: About | undefined) => ComponentChildren) =>
      shown.value && dialog(shown.value.about),
  };
}

interface AskProps {
  /** What is done: the text of the button, and the title of the question. */
  readonly title: string;
  readonly text: string;
  readonly onClose: () => void;
  readonly onConfirm: (fields: Fields) => Promise<unknown>;
  /** Fields, for example a password. */
  readonly children?: ComponentChildren;
}

/** Asks before what cannot be taken back. Everything else is done at once, with an undo. */
export function Ask({ title, text, onClose, onConfirm, children }: AskProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      <Form danger action={title} onSend={(fields) => onConfirm(fields).then(onClose)}>
        <p>{text}</p>
        {children}
      </Form>
    </Dialog>
  );
}

interface AskButtonProps extends Omit<AskProps, 'onClose'> {
  readonly icon?: IconName;
  /** Whether the button has no text. */
  readonly small?: boolean;
}

/** A button that asks before it does what cannot be taken back. */
export function AskButton({ icon, small = false, ...ask }: AskButtonProps) {
  const isAsking = useSignal(false);
  const open = () => (isAsking.value = true);
  return (
    <>
      {small ? (
        <Button icon={icon ?? 'trash'} label={ask.title} onClick={open} />
      ) : (
        <Button kind="danger" {...(icon && { icon })} onClick={open}>
          {ask.title}
        </Button>
      )}
      {isAsking.value && <Ask {...ask} onClose={() => (isAsking.value = false)} />}
    </>
  );
}

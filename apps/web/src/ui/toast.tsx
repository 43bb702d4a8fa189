import { signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { sentenceOf } from '../words/errors.js';
import { words } from '../words/words.js';
import { Button } from './button.js';

interface Toast {
  readonly text: string;
  /** A button, "undo" most often. */
  readonly action?: { readonly name: string; readonly run: () => unknown };
  /** Whether it stays until the person closes it. */
  readonly stays?: boolean;
}

const toasts = signal<readonly Toast[]>([]);

const DURATION = 8_000;

function close(toast: Toast) {
  toasts.value = toasts.value.filter((each) => each !== toast);
}

/** Tells the person what has happened, beside what they do. */
export function tell(text: string, options: Omit<Toast, 'text'> = {}) {
  const toast = { text, ...options };
  toasts.value = [...toasts.value.slice(-2), toast];
  if (options.stays !== true) setTimeout(() => close(toast), DURATION);
}

/** Tells what was done, with a button that takes it back: the app does not ask before. */
export function tellUndo(text: string, undo: () => unknown) {
  tell(text, { action: { name: words.app.undo, run: undo } });
}

/** Runs what a button does, and tells its error. Returns whether it was done. */
export async function attempt(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    tell(sentenceOf(error));
    return false;
  }
}

/** Where toasts appear. */
export function Toasts() {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    region.current?.hidePopover();
    if (toasts.value.length > 0) region.current?.showPopover(); // above a dialog
  }, [toasts.value]);
  return (
    <div ref={region} class="toasts" role="status" popover="manual">
      {toasts.value.map((toast) => (
        <div key={toast.text} class="toast">
          <span>{toast.text}</span>
          {toast.action !== undefined && (
            <Button
              kind="quiet"
              onClick={() => {
                close(toast);
                void attempt(async () => await toast.action?.run());
              }}
            >
              {toast.action.name}
            </Button>
          )}
          <Button
            kind="quiet"
            icon="close"
            aria-label={words.app.close}
            onClick={() => close(toast)}
          />
        </div>
      ))}
    </div>
  );
}

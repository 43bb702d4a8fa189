import { signal } from '@preact/signals';
import { sentenceOf } from '../words/errors.js';
import { words } from '../words/words.js';

export interface Toast {
  readonly text: string;
  /** A button, "undo" most often. */
  readonly action?: { readonly name: string; readonly run: () => unknown };
  /** Whether it stays until the person closes it. */
  readonly stays?: boolean;
}

/** What is told at present. */
export const toasts = signal<readonly Toast[]>([]);

const DURATION = 8_000;

export function closeToast(toast: Toast) {
  toasts.value = toasts.value.filter((each) => each !== toast);
}

/** Tells the person what has happened, beside what they do. */
export function tell(text: string, options: Omit<Toast, 'text'> = {}) {
  const toast = { text, ...options };
  toasts.value = [...toasts.value.slice(-2), toast];
  if (options.stays !== true) setTimeout(() => closeToast(toast), DURATION);
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

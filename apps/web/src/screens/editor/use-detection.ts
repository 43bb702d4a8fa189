import type { DetectedStep } from '@popote/client';
import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { popote } from '../../api/popote.js';
import type { RecipeDraft } from './recipe-draft.js';
import { type Readings, textsOf, unreadOf } from './written-lines.js';

/** Milliseconds without a key before the text is read: at most 60 requests a minute. */
const PAUSE = 1_200;

/** At most as many texts are in a request. */
const MAX_TEXTS = 100;

/** The readings of a draft, and of its new lines. */
export async function readLines({ lines, readings }: RecipeDraft): Promise<Readings> {
  const unread = [...new Set(unreadOf(lines, readings))].slice(0, MAX_TEXTS);
  if (unread.length === 0) return readings;
  const { data } = await popote.detectLines({ body: { locale: 'auto', lines: unread } });
  const all = new Map(readings);
  data.lines.forEach(({ rawText, ...food }, index) => {
    const line = unread[index] ?? rawText;
    all.set(line, [{ ...food, rawText: line }]);
  });
  return all;
}

interface ReadStep extends DetectedStep {
  readonly description: string;
}

/** Reads lines and steps while the person writes. Without a network, saving reads them. */
export function useDetection(draft: Signal<RecipeDraft>, onRead: (readings: Readings) => void) {
  const steps = useSignal<readonly ReadStep[]>([]);
  const { lines, steps: text } = draft.value;
  useEffect(() => {
    const timer = setTimeout(() => {
      void readLines(draft.peek()).then(onRead, () => undefined);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [lines]);
  useEffect(() => {
    const typing = new AbortController();
    const texts = textsOf(text).slice(0, MAX_TEXTS);
    const read = async () => {
      const { signal } = typing;
      const { data } = await popote.detectSteps({ body: { locale: 'auto', texts }, signal });
      steps.value = data.steps.map((step, index) => ({ ...step, description: texts[index] ?? '' }));
    };
    const timer = setTimeout(() => void read().catch(() => undefined), PAUSE);
    if (texts.length === 0) {
      clearTimeout(timer);
      steps.value = [];
    }
    return () => {
      clearTimeout(timer);
      typing.abort();
    };
  }, [text]);
  return steps;
}

import type { Span } from '#domain/detection/contract.js';
import type { IngredientKey } from '#domain/catalogue/ingredients.js';
import type { TechStepKey } from '#domain/catalogue/tech-steps.js';
import type { UnitKey } from '#domain/catalogue/units.js';
import type { UtensilKey } from '#domain/catalogue/utensils.js';

/** A whole word or phrase of the sentence. `nth` (from 1) selects one of several occurrences. */
interface Place {
  readonly text: string;
  readonly nth?: number;
}

interface Label<Key extends string> extends Place {
  readonly key: Key;
}

interface PlaceLabel extends Place {
  /** Techniques that take this time or have this temperature. */
  readonly links: readonly TechStepKey[];
}

interface MentionLabel<Key extends string> extends Label<Key> {
  /** Techniques of the mention's clause. */
  readonly links: readonly TechStepKey[];
}

interface IngredientLabel extends MentionLabel<IngredientKey> {
  readonly quantity: number | null;
  readonly unit: UnitKey | null;
}

interface DurationLabel extends PlaceLabel {
  /** Seconds; equal for one duration, the bounds of a range. */
  readonly minSeconds: number;
  readonly maxSeconds: number;
}

interface TemperatureLabel extends PlaceLabel {
  readonly celsius: number;
}

/** A line of `test/sentences/*.jsonl`. See the README there for the labels. */
export interface LabelledSentence {
  readonly text: string;
  readonly phenomenon: string;
  /** How the author writes; only in `styles.*.jsonl`. */
  readonly style?: string;
  /** Why the sentence is difficult. */
  readonly note: string;
  readonly techniques: readonly Label<TechStepKey>[];
  readonly utensils: readonly MentionLabel<UtensilKey>[];
  readonly ingredients: readonly IngredientLabel[];
  readonly durations: readonly DurationLabel[];
  readonly temperatures: readonly TemperatureLabel[];
}

/** Parses a JSON Lines file. */
export function parseSentences(lines: string): LabelledSentence[] {
  return lines
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as LabelledSentence);
}

/** Returns the span of a label. Throws if the label is not in the sentence. */
export function locate(sentence: string, label: Place): Span {
  const { text, nth = 1 } = label;
  let seen = 0;
  for (let start = sentence.indexOf(text); start >= 0; start = sentence.indexOf(text, start + 1)) {
    const end = start + text.length;
    if (isWholeWord(sentence, start, end) && ++seen === nth) return { start, end };
  }
  throw new Error(`Occurrence ${String(nth)} of "${text}" is not in "${sentence}".`);
}

function isWholeWord(sentence: string, start: number, end: number): boolean {
  return !isInsideWord(sentence, start) && !isInsideWord(sentence, end);
}

/** Whether the offset is inside a word. */
function isInsideWord(sentence: string, offset: number): boolean {
  const wordCharacter = /[\p{L}\p{M}\p{N}]/u;
  return (
    wordCharacter.test(sentence.charAt(offset - 1)) && wordCharacter.test(sentence.charAt(offset))
  );
}

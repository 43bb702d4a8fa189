import type { Span } from '#domain/detection/contract.js';
import type { IngredientKey } from '#domain/catalogue/ingredients.js';
import type { TechStepKey } from '#domain/catalogue/tech-steps.js';
import type { UnitKey } from '#domain/catalogue/units.js';
import type { UtensilKey } from '#domain/catalogue/utensils.js';

/** What is written, as a whole word; `nth` (from 1) tells which, where it is written more than once. */
interface Label<Key extends string> {
  readonly key: Key;
  readonly text: string;
  readonly nth?: number;
}

interface MentionLabel<Key extends string> extends Label<Key> {
  /** The techniques in whose clause the mention stands. */
  readonly links: readonly TechStepKey[];
}

interface IngredientLabel extends MentionLabel<IngredientKey> {
  readonly quantity: number | null;
  readonly unit: UnitKey | null;
}

/** One line of `test/sentences/*.jsonl`; its README says what the labels mean. */
export interface LabelledSentence {
  readonly text: string;
  readonly phenomenon: string;
  /** What is hard about it. */
  readonly note: string;
  readonly techniques: readonly Label<TechStepKey>[];
  readonly utensils: readonly MentionLabel<UtensilKey>[];
  readonly ingredients: readonly IngredientLabel[];
}

/** The sentences of a JSON Lines file. */
export function parseSentences(lines: string): LabelledSentence[] {
  return lines
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as LabelledSentence);
}

/** Where a label stands in its sentence. Throws when it does not. */
export function locate(sentence: string, label: Label<string>): Span {
  const { text, nth = 1 } = label;
  let seen = 0;
  for (let start = sentence.indexOf(text); start >= 0; start = sentence.indexOf(text, start + 1)) {
    const end = start + text.length;
    if (isWholeWord(sentence, start, end) && ++seen === nth) return { start, end };
  }
  throw new Error(`"${text}" (${String(nth)}) is not in "${sentence}"`);
}

function isWholeWord(sentence: string, start: number, end: number): boolean {
  return !isInsideWord(sentence, start) && !isInsideWord(sentence, end);
}

/** Whether a word goes on over this offset. */
function isInsideWord(sentence: string, offset: number): boolean {
  const wordCharacter = /[\p{L}\p{M}\p{N}]/u;
  return (
    wordCharacter.test(sentence.charAt(offset - 1)) && wordCharacter.test(sentence.charAt(offset))
  );
}

import { fold, singular } from './fold.js';
import type { LabelTable } from './label-file.js';
import { typoRank } from './typo.js';

/** A key that matches a search. */
export interface FoundLabel {
  readonly key: string;
  readonly name: string;
  /** The name, plural or synonym that matched. */
  readonly match: string;
}

/** A name, plural or synonym of a key, prepared for comparison: words between spaces. */
interface Form {
  readonly key: string;
  readonly name: string;
  readonly text: string;
  readonly written: string;
  readonly singular: string;
  /** A synonym ranks after a name that matches equally well. */
  readonly penalty: number;
}

type Rank = (form: Form) => number;

/** How well a form matches; lower is better. */
const EXACT = 0;
const SINGULAR = 1;
const FIRST_WORDS = 2;
const WORDS = 3;
const START = 4;
const START_OF_WORD = 5;
const TYPO = 6;
const WITHIN = 8;

const SYNONYM = 0.5;

const prepared = new WeakMap<LabelTable, readonly Form[]>();

/**
 * The keys whose name, plural or synonym contains the text, in the singular or the plural. Case and
 * accents are ignored. Exact matches come first, then those of whole words, at the start of a name,
 * at the start of a word, with one wrong letter (when nothing matches so far), and within words. Of
 * equal matches the shorter one comes first. An empty text matches nothing.
 */
export function searchLabels(labels: LabelTable, text: string): FoundLabel[] {
  const written = fold(text);
  if (written === '') return [];
  const wanted = singular(written);
  const forms = formsOf(labels);
  const found = bestOf(forms, (form) =>
    Math.min(placeOf(form.written, written, EXACT), placeOf(form.singular, wanted, SINGULAR)),
  );
  if (![...found.values()].some(({ rank }) => rank < TYPO)) {
    const typos = bestOf(forms, (form) => TYPO + typoRank(wanted, form.singular.trim()));
    for (const [key, match] of typos) found.set(key, match);
  }
  return [...found.values()]
    .sort((a, b) => a.rank - b.rank || a.form.text.length - b.form.text.length)
    .map(({ form: { key, name, text: match } }) => ({ key, name, match }));
}

/** The form of each key with the lowest rank, if any matches. */
function bestOf(forms: readonly Form[], rankOf: Rank): Map<string, { form: Form; rank: number }> {
  const best = new Map<string, { form: Form; rank: number }>();
  for (const form of forms) {
    const rank = rankOf(form) + form.penalty;
    if (rank < (best.get(form.key)?.rank ?? Infinity)) best.set(form.key, { form, rank });
  }
  return best;
}

function formsOf(labels: LabelTable): readonly Form[] {
  const known = prepared.get(labels);
  if (known !== undefined) return known;
  const forms = Object.entries(labels).flatMap(([key, { name, plural, synonyms }]) =>
    [name, plural, ...synonyms].map((text, index) => {
      const folded = fold(text);
      const words = { written: ` ${folded} `, singular: ` ${singular(folded)} ` };
      return { key, name, text, ...words, penalty: index < 2 ? 0 : SYNONYM };
    }),
  );
  prepared.set(labels, forms);
  return forms;
}

/** How well words between spaces contain others; `whole` when they are the same. */
function placeOf(words: string, wanted: string, whole: number): number {
  if (!words.includes(wanted)) return Infinity;
  if (words.length === wanted.length + 2) return whole;
  if (words.includes(` ${wanted} `)) return words.startsWith(` ${wanted} `) ? FIRST_WORDS : WORDS;
  if (words.startsWith(` ${wanted}`)) return START;
  return words.includes(` ${wanted}`) ? START_OF_WORD : WITHIN;
}

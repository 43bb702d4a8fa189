import * as Class from '../model/word-classes.js';
import * as Form from '../model/verb-forms.js';
import type { Word } from '../model/word.js';

/** Number of bits of word classes; the bits of verb forms follow them. */
const CLASS_BITS = 21;

/** A requirement on the classes and forms of a word, the most frequent kind of requirement. */
export interface WordMask {
  /** At least one of these bits, if there are any, and all of the next. */
  readonly any: number;
  readonly all: number;
  readonly none: number;
}

const FORMS: Readonly<Record<string, number>> = {
  INFINITIVE: Form.INFINITIVE,
  IMPERATIVE: Form.IMPERATIVE,
  BARE: Form.BARE_INSTRUCTION,
  GERUND: Form.GERUND,
  PRESENT: Form.PRESENT,
  PARTICIPLE: Form.PARTICIPLE,
};

const BITS: Readonly<Partial<Record<string, number>>> = {
  ...Class,
  ...Object.fromEntries(Object.entries(FORMS).map(([name, form]) => [name, form << CLASS_BITS])),
};

/** The mask for names of classes and forms; undefined if they are something else, or too complex. */
export function maskOf(text: string): WordMask | undefined {
  if (text.includes('|')) {
    const bits = text.split('|').map((name) => BITS[name]);
    if (bits.includes(undefined)) return undefined;
    return { any: union(bits), all: 0, none: 0 };
  }
  const names = text.split('&');
  const all = names.filter((name) => !name.startsWith('!')).map((name) => BITS[name]);
  const none = names.filter((name) => name.startsWith('!')).map((name) => BITS[name.slice(1)]);
  if (all.includes(undefined) || none.includes(undefined)) return undefined;
  return { any: 0, all: union(all), none: union(none) };
}

function union(bits: readonly (number | undefined)[]): number {
  return bits.reduce<number>((sum, bit = 0) => sum | bit, 0);
}

export function matchesMask({ classes, forms }: Word, { any, all, none }: WordMask): boolean {
  const bits = classes | (forms << CLASS_BITS);
  return (any === 0 || (bits & any) !== 0) && (bits & all) === all && (bits & none) === 0;
}

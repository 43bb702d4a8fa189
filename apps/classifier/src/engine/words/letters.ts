/** Kinds of UTF-16 code units for the tokeniser. */
export type Kind =
  | 'letter'
  /** A combining mark, or a character that is ignored inside a word. */
  | 'mark'
  | 'digit'
  /** A fraction in one character, such as "½". */
  | 'fraction'
  | 'space'
  | 'lineEnd'
  | 'apostrophe'
  | 'hyphen'
  | 'degree'
  /** Half of an emoji, or of a character of another script. */
  | 'surrogate'
  | 'other';

const PATTERNS: readonly (readonly [kind: Kind, pattern: RegExp])[] = [
  // Soft hyphens and zero-width characters are ignored, like marks on the previous letter.
  ['mark', /[\p{M}\u00ad\u200b-\u200d\u2060\ufeff]/u],
  ['lineEnd', /[\n\r\u0085\u2028\u2029]/],
  ['space', /\s/],
  ['apostrophe', /['’‘ʼ′`´]/],
  ['hyphen', /[-‐‑]/],
  // Ordinal indicators and rings often stand for the degree sign.
  ['degree', /[°º˚]/],
  ['fraction', /[¼-¾⅐-⅞]/],
  ['digit', /[0-9]/],
  ['surrogate', /[\ud800-\udfff]/],
  ['letter', /\p{L}/u],
];

/** Kinds of the code units seen so far. */
const KINDS = new Array<Kind | undefined>(0x10000);

/** Kind of the code unit at an index; `other` outside the text. */
export function kindAt(text: string, i: number): Kind {
  if (i < 0 || i >= text.length) return 'other';
  return (KINDS[text.charCodeAt(i)] ??= kindOf(text.charAt(i)));
}

function kindOf(unit: string): Kind {
  return PATTERNS.find(([, pattern]) => pattern.test(unit))?.[0] ?? 'other';
}

/** Signs with variants, by their kind. */
const CANONICAL: Readonly<Partial<Record<Kind, string>>> = {
  lineEnd: '\n',
  hyphen: '-',
  apostrophe: '’',
  degree: '°',
};

/** The sign at an offset; the same one for all its variants. */
export function signAt(text: string, i: number): string {
  return CANONICAL[kindAt(text, i)] ?? text.charAt(i);
}

/** Value of a fraction in one character: 0.5 for "½". */
export function valueOfFraction(sign: string): number {
  const [numerator = NaN, denominator = 1] = sign.normalize('NFKD').split('⁄').map(Number);
  return numerator / denominator;
}

const LIGATURES: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss' };

/** Letters that need no change but lower case. */
const SIMPLE = /^[a-zà-åç-öø-ÿ]+$/;

/** Letters that have no accents. */
const PLAIN = /^[a-z]+$/;

/** The canonical spelling of a word: lower case, composed accents, ligatures as two letters. */
export function spell(word: string): string {
  const lower = word.toLowerCase();
  if (SIMPLE.test(lower)) return lower;
  return lower
    .normalize('NFKC')
    .replace(/[œæß]/g, (sign) => LIGATURES[sign] ?? sign)
    .replace(/[\p{M}\u00ad\u200b-\u200d\u2060\ufeff\s-]/gu, '');
}

/** Letters of other scripts, and the Latin letters that they look like. */
const [LOOKING_ALIKE, LATIN] = ['авекмнорстухіјѕοανρτυικεχ', 'abekmhopctyxijsoavptuikex'];

/** Whether a spelling has a letter of another script. */
export const isForeign = (spelling: string): boolean => /[^\p{Script=Latin}]/u.test(spelling);

/** A spelling with the Latin letters that its letters of other scripts look like. */
export function inLatin(spelling: string): string {
  if (!isForeign(spelling)) return spelling;
  return Array.from(spelling, (letter) => LATIN[LOOKING_ALIKE.indexOf(letter)] ?? letter).join('');
}

/** A spelling without its accents. */
export function withoutAccents(spelling: string): string {
  if (PLAIN.test(spelling)) return spelling;
  return spelling.normalize('NFD').replace(/\p{M}/gu, '');
}

/** Splits a phrase into words as the tokeniser does, at apostrophes, hyphens and spaces. */
export function wordsOf(phrase: string): string[] {
  const words = phrase.normalize('NFC').toLowerCase();
  return words.match(/e\d{3,4}|\p{L}+/gu) ?? [];
}

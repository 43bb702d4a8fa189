/** Kinds of UTF-16 code units for the tokeniser, as numbers in a table. */
export const Kind = {
  other: 0,
  letter: 1,
  /** A combining mark, or a character that is ignored inside a word. */
  mark: 2,
  digit: 3,
  /** A fraction in one character, such as "½". */
  fraction: 4,
  space: 5,
  lineEnd: 6,
  apostrophe: 7,
  hyphen: 8,
  degree: 9,
  /** Half of an emoji, or of a character of another script. */
  surrogate: 10,
} as const;

type KindName = keyof typeof Kind;

const PATTERNS: readonly (readonly [kind: KindName, pattern: RegExp])[] = [
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

/** Stands for the kind of a code unit that was not seen so far. */
const UNSEEN = 255;

/** Kinds of the code units seen so far, by code unit. */
const kinds = new Uint8Array(0x10000).fill(UNSEEN);

/** Kind of the code unit at an index; `other` outside the text. */
export function kindAt(text: string, i: number): number {
  if (i < 0 || i >= text.length) return Kind.other;
  const kind = kinds[text.charCodeAt(i)] ?? UNSEEN;
  return kind === UNSEEN ? kindOf(text.charAt(i)) : kind;
}

function kindOf(sign: string): number {
  const name = PATTERNS.find(([, pattern]) => pattern.test(sign))?.[0] ?? 'other';
  return (kinds[sign.charCodeAt(0)] = Kind[name]);
}

/** Value of a fraction in one character: 0.5 for "½". */
export function valueOfFraction(sign: string): number {
  const [numerator = NaN, denominator = 1] = sign.normalize('NFKD').split('⁄').map(Number);
  return numerator / denominator;
}

const LIGATURES: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss', ﬁ: 'fi', ﬂ: 'fl' };

/** Letters that need no change but lower case. */
const SIMPLE = /^[a-zà-åç-öø-ÿ]+$/;

/** The canonical spelling of a word: lower case, composed accents, ligatures as two letters. */
export function spell(word: string): string {
  const lower = word.toLowerCase();
  if (SIMPLE.test(lower)) return lower;
  return lower
    .normalize('NFC')
    .replace(/[œæßﬁﬂ]/g, (sign) => LIGATURES[sign] ?? sign)
    .replace(/[\p{M}\u00ad\u200b-\u200d\u2060\ufeff]/gu, '');
}

/** A spelling without its accents. */
export function withoutAccents(spelling: string): string {
  return spelling.normalize('NFD').replace(/\p{M}/gu, '');
}

/** Splits a phrase into words as the tokeniser does, at apostrophes, hyphens and spaces. */
export function wordsOf(phrase: string): string[] {
  return (
    phrase
      .normalize('NFC')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  );
}

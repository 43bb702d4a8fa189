/** Kinds of UTF-16 code units for the tokeniser. */
export const OTHER = 0;
export const LETTER = 1;
export const MARK = 2;
export const DIGIT = 3;
export const FRACTION = 4;
export const SPACE = 5;
export const LINE_END = 6;
export const APOSTROPHE = 7;
export const HYPHEN = 8;
/** A letter that is expanded to two letters. */
export const LIGATURE = 9;
/** A surrogate: half of an emoji, or of a character of another script. */
export const SURROGATE = 10;

const PLANE = 0x10000;

/** Kind of every code unit. */
export const KIND = new Uint8Array(PLANE);
/** Lower-case letter with its accent; 0 for anything else, including ligatures. */
export const LOWER = new Uint16Array(PLANE);
/** Lower-case letter without diacritics; 0 for anything else. */
export const UNACCENTED = new Uint16Array(PLANE);
/** Values of the fraction characters, such as 0.5 for "½". */
export const FRACTION_VALUE = new Map<number, number>();

/** Kind of the code unit at an index; OTHER outside the text. */
export function kindAt(text: string, i: number): number {
  return i >= 0 && i < text.length ? (KIND[text.charCodeAt(i)] ?? OTHER) : OTHER;
}

/** The two letters of each ligature. */
export const LIGATURES: ReadonlyMap<number, readonly [number, number]> = new Map(
  Object.entries({ œ: 'oe', Œ: 'oe', æ: 'ae', Æ: 'ae', ß: 'ss', ﬁ: 'fi', ﬂ: 'fl' }).map(
    ([sign, [first = '', second = '']]) => [
      sign.charCodeAt(0),
      [first.charCodeAt(0), second.charCodeAt(0)],
    ],
  ),
);

/** Whether a letter or a ligature is upper-case. */
export function isCapital(unit: number): boolean {
  const lower = LOWER[unit] ?? 0;
  if (lower !== 0) return lower !== unit;
  const sign = String.fromCharCode(unit);
  return sign !== sign.toLowerCase();
}

/** Composed letters, by letter and combining mark. */
const COMPOSED = new Map<number, number>();

/** Composes a letter with a combining mark, if there is a composed form. */
export function compose(letter: number, mark: number): number {
  return COMPOSED.get(letter * PLANE + mark) ?? letter;
}

const matches = (pattern: RegExp) => (sign: string) => pattern.test(sign);
const KINDS: readonly (readonly [kind: number, test: (sign: string) => boolean])[] = [
  // Soft hyphens and zero-width characters are ignored, like marks on the previous letter.
  [MARK, matches(/[\p{M}\u00ad\u200b-\u200d\u2060\ufeff]/u)],
  [LINE_END, matches(/[\n\r\u0085\u2028\u2029]/)],
  [SPACE, matches(/\s/)],
  [APOSTROPHE, matches(/['’‘ʼ′`´]/)],
  [HYPHEN, matches(/[-‐‑]/)],
  [FRACTION, matches(/[¼-¾⅐-⅞]/)],
  [DIGIT, matches(/[0-9]/)],
  [SURROGATE, matches(/[\ud800-\udfff]/)],
  [LETTER, matches(/\p{L}/u)],
];

/** The languages only use Latin letters. Letters of other scripts are kept as they are. */
const LAST_LATIN = 0x1eff;

function register(unit: number): void {
  const sign = String.fromCharCode(unit);
  const kind = KINDS.find(([, test]) => test(sign))?.[0] ?? OTHER;
  KIND[unit] = kind;
  if (kind === FRACTION) {
    const [numerator = 0, denominator = 1] = sign.normalize('NFKD').split('⁄').map(Number);
    FRACTION_VALUE.set(unit, numerator / denominator);
  }
  if (kind !== LETTER) return;
  if (LIGATURES.has(unit)) {
    KIND[unit] = LIGATURE;
    return;
  }
  LOWER[unit] = UNACCENTED[unit] = unit;
  if (unit > LAST_LATIN) return;
  const lower = sign.toLowerCase();
  const [base = lower, mark, ...more] = lower.normalize('NFD');
  LOWER[unit] = lower.charCodeAt(0);
  UNACCENTED[unit] = base.charCodeAt(0);
  if (mark !== undefined && more.length === 0 && lower === sign) {
    COMPOSED.set(base.charCodeAt(0) * PLANE + mark.charCodeAt(0), unit);
  }
}

for (let unit = 0; unit < PLANE; unit++) register(unit);

import type { CompiledLanguage } from '../compile/compiled-language.js';
import { newToken, type Token } from '../document/token.js';
import { type Kind, kindAt, signAt } from '../words/letters.js';
import { readDigits } from '../words/read-digits.js';
import { DIGITS, UNKNOWN } from '../words/word.js';

/**
 * Splits a text into words, numbers and signs. Case, missing or decomposed accents, ligatures and
 * the variants of apostrophes, hyphens and spaces are normalised. Offsets refer to the original
 * text.
 */
export function tokenise(language: CompiledLanguage, text: string): readonly Token[] {
  const tokens: Token[] = [];
  for (let at = 0; at < text.length;) {
    const token = tokenAt(language, text, at, tokens);
    if (token !== undefined) tokens.push(token);
    at = token?.end ?? at + 1;
  }
  return isForeign(tokens) ? tokens.map((token) => asWritten(language, text, token)) : tokens;
}

/** Whether half of the words are unknown: the others of a text in another language are no misspellings. */
function isForeign(tokens: readonly Token[]): boolean {
  const words = tokens.filter(({ word }) => word.kind === 'word');
  const unknown = words.filter(({ word }) => word === UNKNOWN);
  return words.length > 0 && unknown.length * 2 >= words.length;
}

function asWritten({ vocabulary }: CompiledLanguage, text: string, token: Token): Token {
  const { word, start, end } = token;
  if (word.kind !== 'word' || word.classes.size > 0) return token;
  return { ...token, word: vocabulary.findExact(text.slice(start, end)) };
}

/** The token that starts at an offset; undefined for a space, or a sign that only separates. */
function tokenAt(
  language: CompiledLanguage,
  text: string,
  start: number,
  tokens: readonly Token[],
): Token | undefined {
  const kind = kindAt(text, start);
  const last = tokens.at(-1);
  if (kind === 'letter') return wordAt(language, text, start, last);
  if (kind === 'digit' || kind === 'fraction' || isDecimalPoint(text, start)) {
    const { value, end } = readDigits(text, start, language.data.grammar.thousandsSeparator);
    return newToken(start, end, DIGITS, Number.isNaN(value) ? {} : { number: value });
  }
  if (kind === 'space' || isSeparator(text, start, kind, last)) return undefined;
  if (text.startsWith('. ', start) && isUnitOfName(language, text, start, tokens)) return undefined;
  const sign = signAt(text, start);
  const end = start + 1;
  const isPlus =
    sign === '+' && kindAt(text, start - 1) === 'space' && kindAt(text, end) === 'space';
  if (sign === '&' || isPlus) return newToken(start, end, language.ampersand);
  return newToken(start, end, language.vocabulary.findSign(sign), { sign });
}

/** Whether a full stop starts a number: ".5", "50 ml/.25 cup". */
function isDecimalPoint(text: string, i: number): boolean {
  if (text.charAt(i) !== '.' || kindAt(text, i + 1) !== 'digit') return false;
  return i === 0 || '(/'.includes(text.charAt(i - 1)) || kindAt(text, i - 1) === 'space';
}

/** The number of an additive, which is a word: "E220", "E 322". */
const ADDITIVE = /(?:E[ -]?|e)\d{3,4}[a-z]?(?![\p{L}\d])/uy;

function endOfWord(text: string, start: number): number {
  ADDITIVE.lastIndex = start;
  if (ADDITIVE.test(text)) return ADDITIVE.lastIndex;
  let end = start;
  while (kindAt(text, end) === 'letter' || kindAt(text, end) === 'mark') end++;
  return end;
}

function wordAt(
  { data, vocabulary }: CompiledLanguage,
  text: string,
  start: number,
  last: Token | undefined,
): Token {
  let end = endOfWord(text, start);
  const part = text.slice(start, end);
  // A word that is divided at the end of a line: "noi-\nsettes".
  const isDivided = kindAt(text, end) === 'hyphen' && kindAt(text, end + 1) === 'lineEnd';
  const whole = isDivided ? text.slice(start, endOfWord(text, end + 2)) : part;
  if (isDivided && vocabulary.known(whole) !== undefined) end = start + whole.length;
  else if (vocabulary.find(part) === UNKNOWN) {
    const ofFirst = data.everyday.endings.test(part) ? part.length : vocabulary.lengthOfFirst(part);
    end = start + (data.grammar.glued.exec(part)?.[0].length ?? ofFirst);
  }
  const written = text.slice(start, end);
  const capital = text.charAt(start) !== text.charAt(start).toLowerCase();
  // A capital letter inside a sentence can mark a name, which is no misspelling.
  const isName = capital && data.spelling.capitalsMarkNames && last?.word.kind === 'word';
  const known = vocabulary.known(written);
  const word = known ?? (isName ? vocabulary.findExact(written) : vocabulary.find(written));
  const joined = kindAt(text, start - 1) === 'hyphen' && kindAt(text, start - 2) === 'letter';
  return newToken(start, end, word, {
    joined,
    capital,
    spelt: known !== undefined || vocabulary.isSpelt(written),
  });
}

/** Whether a sign only separates words: an apostrophe, a hyphen inside a word, or an emoji. */
function isSeparator(text: string, i: number, kind: Kind, last: Token | undefined): boolean {
  if (kind === 'mark' || kind === 'surrogate' || isAbbreviation(text, i, last)) return true;
  const before = kindAt(text, i - 1);
  // After a digit, an apostrophe is a prime: "2'30".
  if (kind === 'apostrophe') return before !== 'digit';
  return kind === 'hyphen' && before === 'letter' && kindAt(text, i + 1) === 'letter';
}

/** Whether a full stop marks an abbreviation and is skipped: "c. à soupe", "2 tbsp. (30 ml) oil". */
function isAbbreviation(text: string, i: number, last: Token | undefined): boolean {
  if (text.charAt(i) !== '.' || i + 1 === text.length) return false;
  if (last?.end !== i || last.word.kind !== 'word') return false;
  const isLetter = i - last.start === 1;
  if (!isLetter && !last.word.classes.has('ABBREVIATION')) return false;
  let next = i + 1;
  while (kindAt(text, next) === 'space') next++;
  const following = text.charAt(next);
  if (kindAt(text, next) !== 'letter') return following !== '' && '(),'.includes(following);
  if (following === following.toLowerCase()) return true;
  const isTime = !isLetter && last.word.classes.has('MEASURE');
  if (isTime || next === i + 1) return false;
  // A text in capitals: "2 C. À SOUPE", "2 TBSP. OIL". "5 MIN. DRAIN" and "180 C. DRAIN" are two
  // sentences, "B.B.Q." is one word.
  if (isLetter && kindAt(text, next + 1) === 'letter') return false;
  const written = text.slice(last.start, i) + text.slice(next, next + 4);
  return written === written.toUpperCase();
}

/** Whether a full stop ends the unit of a name: "1 lb. Velveeta", not "1 lb. Stir" and "180 C. Pork". */
function isUnitOfName(
  { data, vocabulary }: CompiledLanguage,
  text: string,
  i: number,
  tokens: readonly Token[],
): boolean {
  const [before, last] = tokens.slice(-2);
  const isUnit = ({ word }: Token) =>
    word.names?.value?.unit != null || word.amountRoles.has('CONTAINER');
  if (!before || last?.end !== i || !isUnit(last)) return false;
  const value = before.number ?? before.word.number ?? NaN;
  const isCounted = value < data.measures.minWithoutDegrees || before.sign === ')';
  const { classes, forms } = vocabulary.findExact(text.slice(i + 2, endOfWord(text, i + 2)));
  return (isCounted || isUnit(before)) && classes.size + forms.size === 0;
}

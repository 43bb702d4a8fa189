import type { CompiledLanguage } from '../languages/compile/compiled-language.js';
import * as Class from '../document/word-classes.js';
import type { Word } from '../document/word.js';
import { TokenBuffer } from '../text/token-buffer.js';
import { Kind, kindAt, spell } from '../text/letters.js';
import { readDigits } from '../text/read-digits.js';

// V8 compiles constants of the same file into the code, but not those of another one.
const { letter: LETTER, mark: MARK, digit: DIGIT, fraction: FRACTION, space: SPACE } = Kind;
const { apostrophe: APOSTROPHE, hyphen: HYPHEN, surrogate: SURROGATE } = Kind;

/**
 * Splits a text into words, numbers and signs. Case, missing or decomposed accents, ligatures and
 * the variants of apostrophes, hyphens and spaces are normalised. Offsets refer to the original
 * text.
 */
export function normalise(
  language: CompiledLanguage,
  text: string,
  tokens = new TokenBuffer(language.words),
): TokenBuffer {
  tokens.reset(text);
  const { index } = language.words;
  let joined = false;
  let i = 0;
  while (i < text.length) {
    const kind = kindAt(text, i);
    const before = i;
    if (kind === LETTER) {
      i = index.read(text, i);
      const isSimple = !continuesWord(text, i);
      if (!isSimple) i = wordEnd(text, i);
      const known = isSimple ? index.found() : 0;
      const word = known || index.rowOf(findWord(language, text, before, i, tokens).id);
      tokens.addWord(before, i, word, joined);
    } else if (kind === DIGIT || kind === FRACTION) {
      const number = readDigits(text, i, language.data.grammar.thousandsSeparator);
      tokens.addNumber(i, number.end, number.value);
      i = number.end;
    } else {
      if (kind !== SPACE) addSign(language, text, i, tokens);
      i++;
    }
    joined = kind === HYPHEN && kindAt(text, before - 1) === LETTER;
  }
  return tokens;
}

/** Finds the word in [start, end). A proper name is no misspelling of another word. */
function findWord(
  { data, vocabulary }: CompiledLanguage,
  text: string,
  start: number,
  end: number,
  tokens: TokenBuffer,
): Word {
  const first = text.charAt(start);
  const isName =
    data.spelling.capitalsMarkNames &&
    tokens.lastWord() !== undefined &&
    first !== first.toLowerCase();
  const written = text.slice(start, end);
  return isName ? vocabulary.findExact(spell(written)) : vocabulary.findWritten(written);
}

function wordEnd(text: string, start: number): number {
  let i = start;
  while (continuesWord(text, i)) i++;
  return i;
}

function continuesWord(text: string, i: number): boolean {
  const kind = kindAt(text, i);
  return kind === LETTER || kind === MARK;
}

const AMPERSAND = '&'.charCodeAt(0);
const FULL_STOP = '.'.charCodeAt(0);

/** The code units of signs that have variants, in canonical form, by their kind. */
const CANONICAL = new Uint16Array(Object.keys(Kind).length);
CANONICAL[Kind.lineEnd] = '\n'.charCodeAt(0);
CANONICAL[Kind.hyphen] = '-'.charCodeAt(0);
CANONICAL[Kind.apostrophe] = '’'.charCodeAt(0);
CANONICAL[Kind.degree] = '°'.charCodeAt(0);

/** Adds a sign. Apostrophes, hyphens inside words and emoji only separate words. */
function addSign(language: CompiledLanguage, text: string, i: number, tokens: TokenBuffer): void {
  const kind = kindAt(text, i);
  if (kind === MARK || kind === SURROGATE) return;
  if (isAbbreviation(text, i, tokens)) return;
  // After a digit, an apostrophe is a prime: "2'30".
  if (kind === APOSTROPHE && kindAt(text, i - 1) !== DIGIT) return;
  const isInWord = kindAt(text, i - 1) === LETTER && kindAt(text, i + 1) === LETTER;
  if (kind === HYPHEN && isInWord) return;
  const canonical = CANONICAL[kind] ?? 0;
  const unit = canonical === 0 ? text.charCodeAt(i) : canonical;
  if (unit === AMPERSAND)
    tokens.addWord(i, i + 1, language.words.index.rowOf(language.ampersand.id));
  else tokens.addSign(i, language.vocabulary.findSign(unit), unit);
}

/** Whether a full stop marks an abbreviation and is skipped: "c. à soupe", "2 tbsp. (30 ml) oil". */
function isAbbreviation(text: string, i: number, tokens: TokenBuffer): boolean {
  if (text.charCodeAt(i) !== FULL_STOP || i + 1 === text.length) return false;
  const last = tokens.lastWord();
  if (last?.end !== i) return false;
  const isLetter = i - last.start === 1;
  if (!isLetter && (last.classes & Class.ABBREVIATION) === 0) return false;
  let next = i + 1;
  while (kindAt(text, next) === SPACE) next++;
  const following = text.charAt(next);
  if (kindAt(text, next) !== LETTER) return following !== '' && '(),'.includes(following);
  if (following === following.toLowerCase()) return true;
  const isTime = !isLetter && (last.classes & Class.MEASURE) !== 0;
  if (isTime || next === i + 1) return false;
  // A text in capitals: "2 C. À SOUPE", "2 TBSP. OIL". "5 MIN. DRAIN" and "180 C. DRAIN" are two
  // sentences, "B.B.Q." is one word.
  if (isLetter && kindAt(text, next + 1) === LETTER) return false;
  return isInCapitals(text.slice(last.start, i)) && isInCapitals(text.slice(next, next + 4));
}

function isInCapitals(text: string): boolean {
  return text === text.toUpperCase();
}

import type { CompiledLanguage } from '../languages/compile/compiled-language.js';
import * as Sign from '../document/signs.js';
import { canonicalSign } from '../text/canonical-sign.js';
import { isAbbreviation } from '../text/is-abbreviation.js';
import { TokenBuffer } from '../text/token-buffer.js';
import { Kind, kindAt, spell } from '../text/letters.js';
import { readDigits } from '../text/read-digits.js';

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
  const { words } = language;
  let joined = false;
  for (let i = 0; i < text.length;) {
    const start = i;
    i = words.written.read(text, start);
    const kind = kindAt(text, i);
    // A letter with or without a code.
    if (i > start || kind === LETTER) {
      const isComplete = kind !== LETTER && kind !== MARK;
      if (!isComplete) i = wordEnd(text, i);
      const found = isComplete ? words.found() : 0;
      const word = found || findWord(language, text.slice(start, i), isComplete, tokens);
      tokens.addWord(start, i, word, joined);
      joined = false;
      if (kind === SPACE) i++;
    } else if (kind === DIGIT || kind === FRACTION) {
      const number = readDigits(text, i, language.data.grammar.thousandsSeparator);
      tokens.addNumber(i, number.end, number.value);
      joined = false;
      i = number.end;
    } else {
      if (kind !== SPACE) addSign(language, text, i, kind, tokens);
      joined = kind === HYPHEN && kindAt(text, i - 1) === LETTER;
      i++;
    }
  }
  return tokens;
}

/**
 * Finds a word that no text had so far, or that the language spells otherwise. Returns the index of
 * its row. A proper name is no misspelling of another word.
 *
 * @param isComplete whether all letters of the word were read
 */
function findWord(
  { data, vocabulary, words }: CompiledLanguage,
  written: string,
  isComplete: boolean,
  tokens: TokenBuffer,
): number {
  const first = written.charAt(0);
  const isName =
    data.spelling.capitalsMarkNames &&
    tokens.lastWord() !== undefined &&
    first !== first.toLowerCase();
  if (!isComplete) {
    const word = isName ? vocabulary.findExact(spell(written)) : vocabulary.findWritten(written);
    return words.rowOf(word.id);
  }
  const found = isName ? 0 : words.foundSimilar();
  if (found !== 0) return found;
  const spelling = spell(written);
  const isExact = vocabulary.has(spelling);
  if (isName && !isExact) return words.rowOf(vocabulary.findExact(spelling).id);
  return words.addWritten(vocabulary.find(spelling), isExact);
}

function wordEnd(text: string, start: number): number {
  let i = start;
  for (let kind = kindAt(text, i); kind === LETTER || kind === MARK; kind = kindAt(text, i)) i++;
  return i;
}

/** Adds a sign. Apostrophes, hyphens inside words and emoji only separate words. */
function addSign(
  language: CompiledLanguage,
  text: string,
  i: number,
  kind: number,
  tokens: TokenBuffer,
): void {
  if (kind === MARK || kind === SURROGATE) return;
  if (isAbbreviation(text, i, tokens)) return;
  // After a digit, an apostrophe is a prime: "2'30".
  if (kind === APOSTROPHE && kindAt(text, i - 1) !== DIGIT) return;
  if (kind === HYPHEN && kindAt(text, i - 1) === LETTER && kindAt(text, i + 1) === LETTER) return;
  const unit = canonicalSign(text, i, kind);
  if (unit === Sign.AMPERSAND)
    tokens.addWord(i, i + 1, language.words.rowOf(language.ampersand.id));
  else tokens.addSign(i, language.vocabulary.findSign(unit), unit);
}

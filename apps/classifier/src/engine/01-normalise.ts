import {
  APOSTROPHE,
  DIGIT,
  FRACTION,
  HYPHEN,
  LETTER,
  LIGATURE,
  LIGATURES,
  LINE_END,
  LOWER,
  MARK,
  SPACE,
  SURROGATE,
  kindAt,
} from './text/letters.js';
import * as Class from '../languages/grammar.js';
import type { Document } from './model/document.js';
import { readNumber } from './text/read-number.js';
import { WORD } from './text/tokens.js';
import {
  EMPTY_FINGERPRINT,
  EMPTY_HASH,
  MAX_WORD_LENGTH,
  WordBuffer,
  fingerprintOn,
  hashOn,
} from './text/word-buffer.js';

/** Canonical signs for every line break and every hyphen. */
const NEW_LINE = 0x0a;
const HYPHEN_MINUS = 0x2d;

const FULL_STOP = 0x2e;
const A_GRAVE = 0xe0;
const AMPERSAND = 0x26;

const word = new WordBuffer();

/**
 * Splits a text into words, numbers and signs. Case, missing or decomposed accents, ligatures and
 * the variants of apostrophes, hyphens and spaces are normalised. Offsets refer to the original
 * text.
 */
export function normalise(text: string, doc: Document): void {
  doc.reset(text);
  let joined = false;
  let i = 0;
  while (i < text.length) {
    const kind = kindAt(text, i);
    const before = i;
    if (kind === LETTER || kind === LIGATURE) i = readWord(text, i, doc, joined);
    else if (kind === DIGIT || kind === FRACTION) i = readNumber(text, i, doc);
    else if (kind === SPACE) i++;
    else if (isAbbreviation(text, i, doc)) i++;
    else i = readSign(text, i, kind, doc);
    joined = kind === HYPHEN && isLetter(text, before - 1);
  }
}

function isLetter(text: string, i: number): boolean {
  const kind = kindAt(text, i);
  return kind === LETTER || kind === LIGATURE;
}

function readWord(text: string, start: number, doc: Document, joined: boolean): number {
  const { letters } = word;
  const maxLength = Math.min(text.length - start, MAX_WORD_LENGTH);
  let length = 0;
  let hash = EMPTY_HASH;
  let fingerprint = EMPTY_FINGERPRINT;
  for (; length < maxLength; length++) {
    const lower = LOWER[text.charCodeAt(start + length)] ?? 0;
    if (lower === 0) break;
    letters[length] = lower;
    hash = hashOn(hash, lower);
    fingerprint = fingerprintOn(fingerprint, lower);
  }
  let end = start + length;
  if (length === MAX_WORD_LENGTH || isWithinWord(kindAt(text, end))) {
    end = readIrregularWord(text, start);
  } else {
    word.length = length;
    word.hash = hash;
    word.fingerprint = fingerprint;
  }
  doc.pushWord(start, end, doc.language.vocabulary.find(word), joined);
  return end;
}

/** Whether a code unit of this kind continues a word. */
function isWithinWord(kind: number): boolean {
  return kind === LETTER || kind === MARK || kind === LIGATURE;
}

/** Reads a word that has marks or ligatures, or that is too long. */
function readIrregularWord(text: string, start: number): number {
  word.length = 0;
  let i = start;
  for (; isWithinWord(kindAt(text, i)); i++) {
    const unit = text.charCodeAt(i);
    const kind = kindAt(text, i);
    if (kind === MARK) word.mark(unit);
    else for (const letter of LIGATURES.get(unit) ?? [LOWER[unit] ?? 0]) word.add(letter);
  }
  word.rehash();
  return i;
}

/** Adds a sign. Apostrophes, hyphens inside words and emoji only separate words. */
function readSign(text: string, i: number, kind: number, doc: Document): number {
  const isSeparator =
    kind === MARK ||
    kind === APOSTROPHE ||
    kind === SURROGATE ||
    (kind === HYPHEN && isLetter(text, i - 1) && isLetter(text, i + 1));
  if (isSeparator) return i + 1;
  const unit = text.charCodeAt(i);
  if (unit === AMPERSAND) doc.pushWord(i, i + 1, doc.language.ampersand);
  else if (kind === LINE_END) doc.pushSign(i, i + 1, NEW_LINE);
  else doc.pushSign(i, i + 1, kind === HYPHEN ? HYPHEN_MINUS : unit);
  return i + 1;
}

/** Whether a full stop marks an abbreviation and is skipped: "c. à soupe", "2 tbsp. oil". */
function isAbbreviation(text: string, i: number, doc: Document): boolean {
  const last = doc.length - 1;
  if (text.charCodeAt(i) !== FULL_STOP || doc.kind(last) !== WORD || doc.end(last) !== i)
    return false;
  let next = i + 1;
  while (kindAt(text, next) === SPACE) next++;
  const unit = text.charCodeAt(next);
  // "2 C. À SOUPE" continues with a capital letter.
  if (!isLetter(text, next) || (LOWER[unit] !== unit && LOWER[unit] !== A_GRAVE)) return false;
  return i - doc.start(last) === 1 || doc.hasClass(last, Class.ABBREVIATION);
}

import type { FoodSpan, ReadFoods, Span } from '#domain/detection/contract.js';
import { overlap } from '#domain/detection/span.js';
import { LocalizedDocument } from '../compile/compiled-language.js';
import { tokenise } from '../steps/01-tokenise.js';
import { matchEntries } from '../steps/02-match-entries.js';
import { absentTokens } from './absent-foods.js';
import { knowledgeOf } from './known-words.js';
import { namedFoods } from './named-foods.js';

/** A text with fewer words is in no other language. */
const MIN_WORDS = 4;

/** A word that names no food and that a language does not surely know. */
interface UnknownWord extends Span {
  /** Whether the language knows a similar word. */
  readonly isSimilar: boolean;
}

/** What one language reads in a text. */
interface Reading {
  readonly foods: readonly FoodSpan[];
  readonly unknown: readonly UnknownWord[];
  /** Number of words that name no food. */
  readonly words: number;
}

/**
 * Reads the foods of a text. The other languages read the words that the language of the text does not
 * know: its own everyday words are no foods of another language ("pain", "four").
 */
export function possibleFoods(doc: LocalizedDocument): ReadFoods {
  const own = readWords(doc);
  let { unknown } = own;
  const foods = [...own.foods];
  for (const language of unknown.length > 0 ? doc.language.others : []) {
    const other = new LocalizedDocument(language, doc.text, tokenise(language, doc.text));
    matchEntries(other);
    const read = readWords(other);
    const isNew = (food: Span) =>
      unknown.some((word) => overlap(word, food)) && !foods.some((each) => overlap(each, food));
    foods.push(...read.foods.filter(isNew));
    unknown = unknown.filter((word) => read.unknown.some(({ start }) => start === word.start));
  }
  const isOther = own.words >= MIN_WORDS && unknown.length > own.words / 2;
  const unread = unknown.filter(({ isSimilar }) => !isSimilar);
  return {
    possibleFoods: foods.sort((one, next) => one.start - next.start),
    unread: isOther ? [{ start: 0, end: doc.text.length }] : joined(unread, doc.text),
  };
}

function readWords(doc: LocalizedDocument): Reading {
  const absent = absentTokens(doc);
  const named = namedFoods(doc);
  const inNames = new Set(doc.names.flatMap(({ from, to }) => tokensIn(from, to)));
  const unknown: UnknownWord[] = [];
  let words = 0;
  let food = 0;
  for (let i = 0; i < doc.length; i++) {
    while ((named[food]?.to ?? doc.length) <= i) food++;
    if (i >= (named[food]?.from ?? doc.length) || !doc.isWord(i) || doc.isLetter(i)) continue;
    words++;
    if (absent.has(i) || inNames.has(i)) continue;
    const knowledge = knowledgeOf(doc, i);
    if (knowledge === 'known') continue;
    unknown.push({ ...doc.spanOf({ from: i, to: i + 1 }), isSimilar: knowledge === 'similar' });
  }
  const foods = named
    .filter(({ from }) => !absent.has(from))
    .map(({ key, from, to }): FoodSpan => {
      const span = { key, ...doc.spanOf({ from, to }) };
      return isReference(doc, from) ? { ...span, isReference: true } : span;
    });
  return { foods, unknown, words };
}

const tokensIn = (from: number, to: number): number[] =>
  Array.from({ length: to - from }, (_, i) => from + i);

/** Whether a name refers to something that is there already: "the dough", "cette belle sauce". */
function isReference(doc: LocalizedDocument, from: number): boolean {
  let i = from - 1;
  while (doc.hasClass(i, 'ADJECTIVE') || doc.isFood(i)) i--;
  return doc.hasClass(i, 'DEFINITE');
}

/** Words that only a space separates, as one. */
function joined(words: readonly Span[], text: string): Span[] {
  const spans: Span[] = [];
  for (const word of words) {
    const last = spans.at(-1);
    if (last !== undefined && text.slice(last.end, word.start).trim() === '')
      spans[spans.length - 1] = { start: last.start, end: word.end };
    else spans.push({ start: word.start, end: word.end });
  }
  return spans;
}

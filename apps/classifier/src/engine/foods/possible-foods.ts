import type { FoodSpan, ReadFoods, Span } from '#domain/detection/contract.js';
import { overlap } from '#domain/detection/span.js';
import { LocalizedDocument } from '../compile/compiled-language.js';
import { tokenise } from '../steps/01-tokenise.js';
import { matchEntries } from '../steps/02-match-entries.js';
import { absentTokens } from './absent-foods.js';
import { hasWord, knowledgeOf } from './known-words.js';
import { namedFoods } from './named-foods.js';

/** A text with fewer words is in no other language. */
const MIN_WORDS = 4;

/** Pictures of foods, which no language reads. */
const PICTURES =
  /[\u{1f330}\u{1f345}-\u{1f372}\u{1f375}-\u{1f37c}\u{1f37e}\u{1f37f}\u{1f41f}\u{1f950}-\u{1f957}\u{1f959}-\u{1f961}\u{1f963}-\u{1f96f}\u{1f980}\u{1f990}\u{1f991}\u{1f99e}\u{1f9aa}\u{1f9c0}-\u{1f9cb}\u{1fad0}-\u{1fadb}]/gu;

/** A word that names no food and that a language does not surely know. */
interface UnknownWord extends Span {
  readonly written: string;
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
  for (const language of doc.language.others) {
    if (!unknown.some(({ written }) => hasWord(language, written))) continue;
    const other = new LocalizedDocument(language, doc.text, tokenise(language, doc.text));
    matchEntries(other);
    const read = readWords(other);
    foods.push(...read.foods.filter((food) => unknown.some((word) => overlap(word, food))));
    unknown = unknown.filter((word) => read.unknown.some(({ start }) => start === word.start));
  }
  const isOther = own.words >= MIN_WORDS && unknown.length > own.words / 2;
  const possible = foods.length > own.foods.length ? longestOf(foods) : foods;
  const unread = picturesIn(doc.text);
  for (const { written, isSimilar, start, end } of unknown) {
    if (possible.some((food) => overlap(food, { start, end }))) continue;
    const isCommon = doc.language.vocabulary.isCommon(written);
    const isQualifier = possible.some((food) => isBeside(food, { start, end }, doc.text));
    const key = isCommon && !isQualifier ? null : doc.language.vocabulary.ingredientLike(written);
    if (key !== null) possible.push({ key, start, end });
    if (key !== null || !isSimilar) unread.push({ start, end });
  }
  return {
    possibleFoods: possible.sort((one, next) => one.start - next.start),
    unread: isOther ? [{ start: 0, end: doc.text.length }] : joined(unread, doc.text),
  };
}

function readWords(doc: LocalizedDocument): Reading {
  const absent = absentTokens(doc);
  const named = namedFoods(doc);
  const inNames = new Array<boolean>(doc.length).fill(false);
  for (const { from, to } of doc.names) inNames.fill(true, from, to);
  for (const { from, to } of named) inNames.fill(true, from, to);
  const unknown: UnknownWord[] = [];
  let words = 0;
  for (let i = 0; i < doc.length; i++) {
    if (!doc.isWord(i) || doc.isLetter(i)) continue;
    const isName = inNames[i] === true;
    if (!isName) words++;
    if ((isName && doc.isSpelt(i)) || absent.has(i)) continue;
    const knowledge = isName ? 'similar' : knowledgeOf(doc, i);
    if (knowledge === 'known') continue;
    const isSimilar = knowledge === 'similar';
    unknown.push({ ...doc.spanOf({ from: i, to: i + 1 }), written: doc.lowerCase(i), isSimilar });
  }
  const foods: FoodSpan[] = [];
  for (const { key, from, to } of named) {
    if (absent.has(from)) continue;
    const span = { key, ...doc.spanOf({ from, to }) };
    foods.push(isReference(doc, from) ? { ...span, isReference: true } : span);
  }
  return { foods, unknown, words };
}

/** Whether at most a short word stands between a food and a word: "sauce de poison". */
function isBeside(food: Span, word: Span, text: string): boolean {
  const [first, second] = food.start < word.start ? [food, word] : [word, food];
  return /^\s(?:\p{L}{1,3}[\s'’])?$/u.test(text.slice(first.end, second.start));
}

/** Of foods that overlap, the longest; of two as long, the last: another language spells it so. */
function longestOf(foods: readonly FoodSpan[]): FoodSpan[] {
  const lengthOf = ({ start, end }: Span) => end - start;
  const kept: FoodSpan[] = [];
  for (const food of foods.toReversed().sort((one, other) => lengthOf(other) - lengthOf(one)))
    if (!kept.some((each) => overlap(each, food))) kept.push(food);
  return kept;
}

/** Whether a name refers to something that is there already: "the dough", "cette belle sauce". */
function isReference(doc: LocalizedDocument, from: number): boolean {
  let i = from - 1;
  while (doc.hasClass(i, 'ADJECTIVE') || doc.isFood(i)) i--;
  return doc.hasClass(i, 'DEFINITE');
}

function picturesIn(text: string): Span[] {
  if (!/[\ud83c-\ud83e]/.test(text)) return [];
  return Array.from(text.matchAll(PICTURES), ({ index, 0: sign }) => ({
    start: index,
    end: index + sign.length,
  }));
}

/** Words that only a space separates, as one. */
function joined(words: readonly Span[], text: string): Span[] {
  const spans: Span[] = [];
  for (const word of words.toSorted((one, next) => one.start - next.start)) {
    const last = spans.at(-1);
    if (last !== undefined && text.slice(last.end, word.start).trim() === '')
      spans[spans.length - 1] = { start: last.start, end: word.end };
    else spans.push(word);
  }
  return spans;
}

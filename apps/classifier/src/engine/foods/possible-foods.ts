import { addsReason, reasonsToAvoid } from '#domain/catalogue/dishes/avoided-foods.js';
import type { IngredientKey } from '#domain/catalogue/ingredients.js';
import type { FoodSpan, ReadFoods, Span } from '#domain/detection/contract.js';
import { picturesOfFoods } from '#domain/detection/pictures.js';
import { joined, overlap } from '#domain/detection/span.js';
import { LocalizedDocument } from '../compile/compiled-language.js';
import { tokenise } from '../steps/01-tokenise.js';
import { matchEntries } from '../steps/02-match-entries.js';
import { absentTokens } from './absent-foods.js';
import { knowledgeOf } from './known-words.js';
import { type NamedFood, namedFoods } from './named-foods.js';
import { isProperName } from './proper-names.js';
import type { Word } from '../words/word.js';

/** A text with fewer words is in no other language. */
const MIN_WORDS = 4;

/** A shorter word is one letter from too many foods to be evidence of one. */
const MIN_LETTERS = 5;

/** A word with as many letters that is one letter from a food means that food: "champigon". */
const MIN_SURE_LETTERS = 8;

/** Number of words before a misspelt one in a name. */
const MAX_WORDS_BEFORE = 3;

/** A word that a language does not surely know, or that makes a name if one letter is wrong. */
interface UnknownWord extends Span {
  /** Whether the language knows the word. */
  readonly isSure: boolean;
  /** The food that the word is if one letter is wrong. */
  readonly like: IngredientKey | undefined;
  /** Whether the word is part of a food's name if one letter is wrong. */
  readonly isSimilar: boolean;
  /** Whether the word may be a food that the language does not know. */
  readonly mayBeFood: boolean;
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
 *
 * @param line the text as written, if it is an ingredient line, where a capital letter marks no name
 */
export function possibleFoods(doc: LocalizedDocument, line?: string): ReadFoods {
  const own = readWords(doc, line);
  let unknown = own.unknown.filter(({ isSure }) => !isSure);
  const possible = [...own.foods];
  for (const language of doc.language.others) {
    if (!unknown.some(({ start, end }) => language.vocabulary.has(doc.text.slice(start, end))))
      continue;
    const other = new LocalizedDocument(language, doc.text, tokenise(language, doc.text));
    matchEntries(other);
    const read = readWords(other, line);
    const isInOther = read.unknown.length < unknown.length / 2;
    possible.push(
      ...read.foods.filter((food) => isInOther || unknown.some((word) => overlap(word, food))),
    );
    unknown = unknown.filter(
      (word) =>
        read.unknown.some(({ isSure, start }) => !isSure && start === word.start) ||
        (word.isSimilar && !read.foods.some((food) => overlap(word, food))),
    );
  }
  const doubtful = [...unknown, ...own.unknown.filter(({ isSure }) => isSure)];
  for (const { like: key, start, end } of doubtful) {
    const isRead = possible.some((food) => overlap(food, { start, end }));
    if (key !== undefined && !isRead) possible.push({ key, start, end });
  }
  const pictures = picturesOfFoods(doc.text);
  for (const { key, ...span } of pictures) if (key !== undefined) possible.push({ key, ...span });
  const unread = doubtful.filter(({ mayBeFood }) => mayBeFood);
  const isOther = own.words >= MIN_WORDS && unread.length > own.words / 2;
  return {
    possibleFoods: possible.sort((one, next) => one.start - next.start),
    unread: isOther
      ? [{ start: 0, end: doc.text.length }]
      : joined([...unread, ...pictures.filter(({ key }) => key === undefined)], doc.text),
  };
}

function readWords(doc: LocalizedDocument, line?: string): Reading {
  const absent = absentTokens(doc);
  const named = namedFoods(doc);
  const inNames = new Array<boolean>(doc.length).fill(false);
  for (const { from, to } of [...doc.names, ...named]) inNames.fill(true, from, to);
  const unknown: UnknownWord[] = [];
  let words = 0;
  for (let i = 0; i < doc.length; i++) {
    if (!doc.isWord(i) || doc.isLetter(i)) continue;
    const isName = inNames[i] === true;
    if (!isName) words++;
    // A word of a name may be written without its accents or in another script.
    const { vocabulary } = doc.language;
    if (isName && (absent.has(i) || doc.isSpelt(i) || vocabulary.has(doc.lowerCase(i)))) continue;
    const knowledge = isName ? 'similar' : knowledgeOf(doc, i);
    if (absent.has(i) && knowledge === 'known') continue;
    const isSure = knowledge === 'known';
    const isBesideName = doc.word(i - 1).isOfFood || doc.word(i + 1).isOfFood;
    // "cut butter" is no nut butter.
    const mayMakeOther = isBesideName && !(isSure && doc.instructionAt(i) !== undefined);
    if (isSure && !mayMakeOther) continue;
    const similar = wordsLike(doc, i);
    const isOther = mayMakeOther && similar.some((word) => makesOther(doc, i, word, named));
    if (isSure && !isOther) continue;
    const span = doc.spanOf({ from: i, to: i + 1 });
    const length = span.end - span.start;
    const meant = length >= MIN_LETTERS ? similar : [];
    const like = meant.flatMap(({ names }) => names?.value?.ingredient ?? []);
    const read = named.filter(({ from, to }) => from <= i && i < to);
    const isSimilar = similar.some((word) => mayBeAvoided(word, length)) && !doc.isSpelt(i);
    const isUnsure = isName ? like.some((key) => addsReason(key, read)) : isSimilar;
    const isDoubtful = knowledge === 'unknown' || isUnsure;
    unknown.push({
      ...span,
      like: like[0],
      isSure,
      isSimilar,
      mayBeFood: isOther || (isDoubtful && (like.length > 0 || !isProperName(doc, i, named, line))),
    });
  }
  const present = named.filter(({ from }) => !absent.has(from));
  const foods = present.map((food): FoodSpan => ({
    key: food.key,
    ...doc.spanOf(food),
    ...(isReference(doc, food.from) && { isReference: true }),
  }));
  return { foods, unknown, words };
}

/** Whether a word of this length that is one letter from a food may be one that somebody avoids. */
function mayBeAvoided({ names, dishes }: Word, length: number): boolean {
  const key = names?.value?.ingredient ?? dishes?.value;
  return key != null && (length < MIN_SURE_LETTERS || reasonsToAvoid(key).size > 0);
}

/** The words of foods that a token may mean. A word with a meaning of its own is written as it is meant. */
function wordsLike(doc: LocalizedDocument, i: number): readonly Word[] {
  const { classes, forms, verb } = doc.word(i);
  const isSpelt = doc.isSpelt(i);
  if (isSpelt && classes.size > 0) return [];
  const words = doc.language.vocabulary.wordsOfFoodsLike(doc.lowerCase(i));
  if (classes.size > 0) return words.filter(({ names }) => names?.value?.ingredient != null);
  if (!isSpelt || !forms.has('PARTICIPLE')) return words;
  // A participle may have a wrong ending, but is no other word: "fried tomatoes" are not dried.
  return words.filter((word) => word.verb === verb && word.forms.has('PARTICIPLE'));
}

/**
 * Whether a word in the place of a token makes a name of several words that somebody avoids for another
 * reason than the foods read there: "stock" in "chicken sock".
 */
function makesOther(
  doc: LocalizedDocument,
  i: number,
  word: Word,
  named: readonly NamedFood[],
): boolean {
  const text = { word: (at: number) => (at === i ? word : doc.word(at)) };
  for (let from = Math.max(0, i - MAX_WORDS_BEFORE); from <= i; from++) {
    const { names, dishes } = text.word(from);
    const name = names?.longest(text, from + 1);
    const dish = dishes?.longest(text, from + 1);
    for (const { key, end } of [
      { key: name?.value.ingredient, end: name?.end ?? 0 },
      { key: dish?.value, end: dish?.end ?? 0 },
    ]) {
      if (key == null || end <= Math.max(i, from + 1)) continue;
      const read = named.filter((food) => food.from < end && from < food.to);
      if (addsReason(key, read)) return true;
    }
  }
  return false;
}

/** Whether a name refers to something that is there already: "the dough", "cette belle sauce". */
function isReference(doc: LocalizedDocument, from: number): boolean {
  let i = from - 1;
  while (doc.hasClass(i, 'ADJECTIVE') || doc.isFood(i)) i--;
  return doc.hasClass(i, 'DEFINITE');
}

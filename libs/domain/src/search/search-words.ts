import { numberForms } from './number-forms.js';
import { isSimilar, partsToFind } from './similar-words.js';
import { spelledWords } from './words.js';
import { TEXT_KINDS, WORD_KINDS, wordKey, type WordKind } from './recipe-keys.js';

/** Further words of a search are ignored. */
const MAX_WORDS = 10;
/** How many similar words a word finds. */
const MAX_SIMILAR = 50;
/**
 * How many ingredients a word finds, and how many its similar words find: more than have _sauce_,
 * _cheese_ or _poudre_ in a name.
 */
const MAX_INGREDIENTS = 100;

/** Words that a search with other words ignores. */
const FREQUENT = new Set(
  'a au aux avec d de des du en et l la le les un une an and for in of on the with'.split(' '),
);

/** A word of a search. */
export interface SearchWord {
  /** Its spellings and their singular and plural. */
  readonly forms: readonly string[];
  /** The forms that similar words are compared with. */
  readonly compared: readonly string[];
  /** The parts of similar words. */
  readonly parts: readonly string[];
}

/** A key that a word finds. The smaller the level, the more relevant. */
export interface FoundKey {
  readonly key: string;
  readonly level: number;
}

/** What is known about the words of recipes. */
export interface KnownWords {
  /** Words of recipes and of ingredients that may be similar to one of the search. */
  readonly candidates: readonly string[];
  /** The kinds in which a candidate occurs in recipes. */
  kindsOf(word: string): readonly WordKind[];
  ingredientIdsOf(word: string): readonly number[];
}

/** The words of a search. */
export function searchWords(text: string): SearchWord[] {
  const words = spelledWords(text);
  const telling = words.filter(([word = '']) => !FREQUENT.has(word));
  return (telling.length > 0 ? telling : words).slice(0, MAX_WORDS).map((spellings) => {
    const compared = spellings.flatMap((word) => [word, otherNumber(word)]);
    return { forms: spellings.flatMap(numberForms), compared, parts: partsToFind(compared) };
  });
}

function otherNumber(word: string): string {
  return word.endsWith('s') ? word.slice(0, -1) : `${word}s`;
}

/** The keys that a word finds: first the word itself by kind, then similar words by kind. */
export function foundKeys(word: SearchWord, vocabulary: KnownWords): FoundKey[] {
  const forms = new Set(word.forms);
  const similar = new Set(
    vocabulary.candidates.filter(
      (candidate) => !forms.has(candidate) && isSimilar(candidate, word.compared),
    ),
  );
  const nearest = [...similar].sort((one, other) => one.length - other.length);
  const exactKeys = keysOf([...forms], { ...vocabulary, kindsOf: () => TEXT_KINDS }, 0);
  const known = new Set(exactKeys.map(({ key }) => key));
  const similarKeys = keysOf(nearest.slice(0, MAX_SIMILAR), vocabulary, WORD_KINDS.length);
  return [...exactKeys, ...similarKeys.filter(({ key }) => !known.has(key))];
}

function keysOf(words: readonly string[], vocabulary: KnownWords, firstLevel: number): FoundKey[] {
  const keyOf = (kind: WordKind, word: string): FoundKey => ({
    key: wordKey(kind, word),
    level: firstLevel + WORD_KINDS.indexOf(kind),
  });
  const ids = new Set(words.flatMap((word) => vocabulary.ingredientIdsOf(word)));
  return [
    ...words.flatMap((word) => vocabulary.kindsOf(word).map((kind) => keyOf(kind, word))),
    ...[...ids].slice(0, MAX_INGREDIENTS).map((id) => keyOf('INGREDIENT', String(id))),
  ];
}

import { LRUCache } from 'lru-cache';
import { newWord, OTHER_SIGN, UNKNOWN, type Word } from './word.js';
import { inLatin, spell, withoutAccents } from './letters.js';
import { Misspellings, type Spelling } from './misspellings.js';

/** The misspelt and unknown words whose meaning is remembered, by their number of letters. */
const REMEMBERED = {
  maxSize: 20_000,
  sizeCalculation: (_: unknown, spelling: string) => spelling.length + 1,
};

/** An ending that classifies unknown words: "-ment" marks an adverb. */
interface Ending {
  /** The ending without accents. */
  readonly letters: string;
  /** Shorter words are not classified by this ending. */
  readonly minLength: number;
  readonly word: Word;
}

/**
 * The words of a language. A word is looked up as written first, then without accents: "prechauffer"
 * finds "préchauffer", but "mais" never finds "maïs" because both are words.
 */
export class Vocabulary {
  private readonly words = new Map<string, Word>();
  private readonly signs = new Map<string, Word>();
  /** The spelling of the first word with these letters without accents. */
  private readonly unaccented = new Map<string, string>();
  private readonly endings = new Map<string, Ending>();
  /** What misspelt and unknown words were found to mean. */
  private readonly remembered = new LRUCache<string, Word>(REMEMBERED);
  /** The words of foods that unknown words may be misspellings of. */
  private readonly similar = new LRUCache<string, readonly Word[]>(REMEMBERED);
  private misspellings: Misspellings | undefined;
  private deliberateAccents = '';

  /** Returns a lower-case word, which is added if it is new. */
  add(word: string): Word {
    const known = this.known(word);
    if (known !== undefined) return known;
    const spelling = spell(word);
    const added = newWord();
    this.words.set(spelling, added);
    const letters = withoutAccents(spelling);
    if (!this.unaccented.has(letters)) this.unaccented.set(letters, spelling);
    return added;
  }

  /** Returns the first word of a phrase, and the others. New words are added. */
  phrase(words: readonly string[]): readonly [head: Word, others: readonly Word[]] {
    const [head, ...others] = words.map((word) => this.add(word));
    if (head === undefined) throw new Error('A phrase has no words.');
    return [head, others];
  }

  /** Returns the word of a sign, which is added if it is new. */
  addSign(sign: string): Word {
    const word = this.signs.get(sign) ?? newWord('sign');
    this.signs.set(sign, word);
    return word;
  }

  /** Returns the word of a sign. */
  findSign(sign: string): Word {
    return this.signs.get(sign) ?? OTHER_SIGN;
  }

  /** Registers another spelling of a word. */
  alias(spelling: string, word: string): void {
    this.words.set(spell(spelling), this.add(word));
  }

  /** Adds a word that is no food. Like an unknown word, it has the meaning of its ending. */
  addEveryday(word: string): void {
    const { classes, forms, verb } = this.findByEnding(withoutAccents(spell(word)));
    const isNew = this.known(word) === undefined;
    Object.assign(this.add(word), { isEveryday: true, ...(isNew && { classes, forms, verb }) });
  }

  /** Adds a word of a food that somebody avoids. */
  addOfFood(word: string): void {
    this.add(word).isOfFood = true;
    // Misspellings are found without accents.
    const alike = this.words.get(this.unaccented.get(withoutAccents(spell(word))) ?? '');
    if (alike !== undefined) alike.isOfFood = true;
  }

  /** Whether a word is in the vocabulary, with its accents or without. */
  has(written: string): boolean {
    return this.unaccented.has(withoutAccents(inLatin(spell(written))));
  }

  /** Whether a word is written as a word of the vocabulary, or without any of its accents. */
  isSpelt(written: string): boolean {
    return this.known(written) !== undefined || this.unaccented.has(spell(written));
  }

  /** From now on, {@link find} corrects misspellings of names, verbs and units of time, not of function words. */
  useSpelling(spelling: Spelling): void {
    this.deliberateAccents = spelling.deliberateAccents;
    this.misspellings = new Misspellings(spelling);
    for (const [letters, word] of this.unaccented)
      if (!isFunctionWord(this.words.get(word))) this.misspellings.add(letters);
  }

  /** Returns the word for all unknown words with this ending. */
  addEnding(ending: string, minLength: number): Word {
    const known = this.endings.get(ending);
    if (known !== undefined) return known.word;
    const word = newWord();
    this.endings.set(ending, { letters: withoutAccents(ending), minLength, word });
    return word;
  }

  /** Returns the known words with this ending. */
  wordsEndingIn(ending: string, minLength: number): Word[] {
    const found: Word[] = [];
    for (const [spelling, word] of this.words)
      if (spelling.length >= minLength && spelling.endsWith(ending)) found.push(word);
    return found;
  }

  /**
   * Returns a word as it is written in a text. A word that is unknown is looked up without its
   * accents, then as a misspelling, then by its ending.
   */
  find(written: string): Word {
    const known = this.known(written);
    if (known !== undefined) return known;
    const spelling = spell(written);
    const remembered = this.remembered.get(spelling);
    if (remembered !== undefined) return remembered;
    const found = this.findSimilar(spelling, true);
    this.remembered.set(spelling, found);
    return found;
  }

  /** Returns a word as {@link find} does, but does not correct misspellings. */
  findExact(written: string): Word {
    return this.known(written) ?? this.findSimilar(spell(written), false);
  }

  /** The length of the first of two words of at least four letters in "champagnethen"; it has at most 36. */
  lengthOfFirst(written: string): number {
    for (let at = 4; at <= Math.min(written.length, 40) - 4; at++)
      if (this.known(written.slice(0, at)) && this.known(written.slice(at))) return at;
    return written.length;
  }

  /** The words of foods that somebody avoids, and that differ in one letter from a word. */
  wordsOfFoodsLike(written: string): readonly Word[] {
    const known = this.known(written);
    const remembered = known?.similar ?? this.similar.get(written);
    if (remembered !== undefined) return remembered;
    const similar = (this.misspellings?.like(withoutAccents(spell(written))) ?? [])
      .map((letters) => this.words.get(this.unaccented.get(letters) ?? '') ?? UNKNOWN)
      .filter(({ isOfFood }) => isOfFood);
    if (known === undefined) this.similar.set(written, similar);
    else known.similar = similar;
    return similar;
  }

  /** The word with this spelling. Most words are written as they are spelt. */
  known(written: string): Word | undefined {
    return this.words.get(written) ?? this.words.get(spell(written));
  }

  private findSimilar(spelling: string, correct: boolean): Word {
    const letters = withoutAccents(inLatin(spelling));
    const known = this.unaccented.get(letters);
    if (known !== undefined && !this.addsAccent(spelling, known))
      return this.words.get(known) ?? UNKNOWN;
    const meant = correct && known === undefined ? this.findMeant(spelling, letters) : undefined;
    return meant ?? this.findByEnding(letters);
  }

  /** Returns the word that a misspelt word means, unless it can mean several words. */
  private findMeant(spelling: string, letters: string): Word | undefined {
    const meant = (this.misspellings?.find(letters) ?? []).map(
      (word) => this.unaccented.get(word) ?? '',
    );
    const [first, ...others] = meant.map((word) => this.words.get(word) ?? UNKNOWN);
    if (first === undefined || !hasAccentsOf(meant[0] ?? '', spelling)) return undefined;
    return others.every((word) => isSameForm(word, first)) ? first : undefined;
  }

  /** Whether a word has an accent that the known word lacks: "sucré" does not find "sucre". */
  private addsAccent(spelling: string, known: string): boolean {
    return Array.from(this.deliberateAccents).some((accented) => {
      const plain = withoutAccents(accented);
      return Array.from(spelling).some((letter, i) => letter === accented && known[i] === plain);
    });
  }

  private findByEnding(letters: string): Word {
    for (const ending of this.endings.values()) {
      if (letters.length >= ending.minLength && letters.endsWith(ending.letters))
        return ending.word;
    }
    return UNKNOWN;
  }
}

/** Whether a word has a class, and is no noun of time or size. */
const isFunctionWord = (word = UNKNOWN) => [...word.classes].some((each) => each !== 'MEASURE');

/** Whether two words are the same form of a verb: "incorporez" and "incorporerez". */
const isSameForm = (one: Word, other: Word) =>
  one.verb !== undefined &&
  one.verb === other.verb &&
  [...one.forms].join() === [...other.forms].join();

/** Whether a word has the accented letters of another one, as in "émincer" and "éminser". */
function hasAccentsOf(word: string, other: string): boolean {
  return (other.match(/[^a-z]/g) ?? []).every((letter) => word.includes(letter));
}

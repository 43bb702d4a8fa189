import type { Document } from '../document/document.js';
import type { Entry } from '../document/mention.js';
import { SHARED_WORDS, type Word } from '../document/word.js';
import { propertiesOf } from './token-tests.js';

/** Tells something about all tokens of a word, or of a name if the entry of the name is known. */
export type Known = (word: Word, entry?: Entry) => boolean;

/** What a condition tells about words: whether some of their tokens can meet it, and whether all do. */
interface WordCondition {
  readonly id: number;
  readonly may: Known;
  readonly must: Known;
}

/** Number of clues that an integer tells apart. */
const MAX_CLUE_BITS = 30;

/** What is known about all tokens of a word. */
const UNDETERMINED = 0;
const NEVER = 1;
export const ALWAYS = 2;
export const DEPENDS = 3;

/**
 * What the conditions of a language tell about its words. Words that no condition tells apart have
 * the same shape, and there are few shapes: facts about them stay in the processor's cache.
 */
export class WordFacts {
  /** Words, and infinitives of verbs, that patterns name. */
  private readonly named = new Set<Word | string>();
  private conditions = 0;
  private readonly shapeByKey = new Map<string, number>();
  private readonly clues: ((word: Word) => boolean)[] = [];
  /** The clues that a word is, by its shape, as bits. */
  private readonly cluesByShape: number[] = [];
  /** The clues in the text that was asked about last. */
  private lastText: Document | undefined;
  private lastClues = 0;
  /** Facts by shape and condition. */
  private facts = new Uint8Array(0);

  /** Returns the number of a new condition. */
  addCondition(): number {
    if (this.facts.length > 0) throw new Error('A condition is added after the last one.');
    return this.conditions++;
  }

  /** Ends the list of conditions and clues. The shapes of the shared words are their ids. */
  complete(): void {
    for (const word of SHARED_WORDS) this.addShape(this.keyOf(word), word);
  }

  /**
   * Adds words that a rule requires in the text. Returns their bit for {@link lacksClue}. Some
   * clues share a bit: rules are then tried that cannot match.
   */
  addClue(isClue: (word: Word) => boolean): number {
    return 1 << ((this.clues.push(isClue) - 1) % MAX_CLUE_BITS);
  }

  /** Whether a text lacks one of some clues, given as bits. */
  lacksClue(doc: Document, clues: number): boolean {
    return (clues & ~this.cluesIn(doc)) !== 0;
  }

  /** The clues in a text, as bits. */
  private cluesIn(doc: Document): number {
    if (doc !== this.lastText) {
      let clues = 0;
      for (const { word } of doc.tokens) clues |= this.cluesByShape[this.shapeOf(word)] ?? 0;
      this.lastText = doc;
      this.lastClues = clues;
    }
    return this.lastClues;
  }

  /** Tells a word, or a verb by its infinitive, apart from all others. */
  name(wordOrVerb: Word | string): void {
    this.named.add(wordOrVerb);
  }

  /** The shape of a word, a small integer. A word has the facts of one language. */
  shapeOf(word: Word): number {
    return word.shape >= 0 ? word.shape : this.determineShape(word);
  }

  /** Whether a condition holds for all tokens of a word, for none, or depends on the token. */
  about(word: Word, condition: WordCondition): number {
    const at = this.shapeOf(word) * this.conditions + condition.id;
    const fact = this.facts[at] ?? UNDETERMINED;
    return fact === UNDETERMINED ? (this.facts[at] = factAbout(word, condition)) : fact;
  }

  private determineShape(word: Word): number {
    const key = this.keyOf(word);
    const shape = this.shapeByKey.get(key) ?? this.addShape(key, word);
    return (word.shape = shape);
  }

  /** Everything that tells the shapes of words apart. */
  private keyOf(word: Word): string {
    const infinitive = word.verb?.infinitive ?? '';
    const names = [
      this.named.has(word) ? word.id : '',
      this.named.has(infinitive) ? infinitive : '',
    ];
    return [...propertiesOf(word), ...names].join();
  }

  private addShape(key: string, word: Word): number {
    const shape = this.shapeByKey.size;
    this.shapeByKey.set(key, shape);
    this.reserve((shape + 1) * this.conditions);
    const bits = this.clues.map((isClue, i) => (isClue(word) ? 1 << (i % MAX_CLUE_BITS) : 0));
    this.cluesByShape.push(bits.reduce((all, bit) => all | bit, 0));
    return shape;
  }

  private reserve(length: number): void {
    if (length <= this.facts.length) return;
    const facts = new Uint8Array(2 * length);
    facts.set(this.facts);
    this.facts = facts;
  }
}

function factAbout(word: Word, { may, must }: WordCondition): number {
  if (!may(word)) return NEVER;
  return must(word) ? ALWAYS : DEPENDS;
}

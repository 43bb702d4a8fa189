import type { Entry } from '../document/mention.js';
import type { Tokens } from '../document/tokens.js';
import type { Word } from '../document/word.js';
import { propertiesOf } from './token-tests.js';

/** Tells something about all tokens of a word, or of a name if the entry of the name is known. */
export type Known = (word: Word, entry?: Entry) => boolean;

/** What a condition tells about words: whether some of their tokens can meet it, and whether all do. */
interface WordCondition {
  readonly id: number;
  readonly may: Known;
  readonly must: Known;
}

/** Number of clues of words; the last bit of an integer is the clue of joined words. */
const MAX_BITS = 31;

/** Most languages have fewer shapes. */
const INITIAL_SHAPES = 512;

/** What is known about all tokens of a word. */
export const Fact = { UNDETERMINED: 0, NEVER: 1, ALWAYS: 2, DEPENDS: 3 } as const;
const { UNDETERMINED, NEVER, ALWAYS, DEPENDS } = Fact;

/**
 * What the conditions of a language tell about its words. Words that no condition tells apart have
 * the same shape, and there are few shapes: facts about them stay in the processor's cache.
 */
export class WordFacts {
  /** Words, and infinitives of verbs, that patterns name. */
  private readonly named = new Set<Word | string>();
  private conditions = 0;
  private readonly shapeByKey = new Map<string, number>();
  /** Words that rules require in a text. */
  private readonly required: ((word: Word) => boolean)[] = [];
  private readonly cluesByShape: number[] = [];
  private isComplete = false;
  /** Facts by condition and shape. */
  private facts = new Uint8Array(0);
  /** Number of shapes for which there is space. */
  private capacity = INITIAL_SHAPES;

  /** Returns the number of a new condition. */
  addCondition(): number {
    this.requireIncomplete();
    return this.conditions++;
  }

  /**
   * Adds words of which a rule requires one in the text. Returns their bit, a clue: a text without
   * the clue has none of the words. Several rules share a bit, so some are tried that cannot match.
   */
  addRequired(isRequired: (word: Word) => boolean): number {
    this.requireIncomplete();
    return 1 << ((this.required.push(isRequired) - 1) % MAX_BITS);
  }

  /** Call it when all conditions and required words are added, and before the first text. */
  complete(): void {
    this.isComplete = true;
    this.reserve(INITIAL_SHAPES);
  }

  private requireIncomplete(): void {
    if (this.isComplete) throw new Error('The facts about words are complete.');
  }

  /** The clues that the words of a shape give, as bits. */
  cluesOf(shape: number): number {
    return this.cluesByShape[shape] ?? 0;
  }

  /** Tells a word, or a verb by its infinitive, apart from all others. */
  name(wordOrVerb: Word | string): void {
    this.named.add(wordOrVerb);
  }

  /** The shape of a word, a small integer. */
  shapeOf(word: Word): number {
    const key = this.keyOf(word);
    return this.shapeByKey.get(key) ?? this.addShape(key, word);
  }

  /** Whether a condition holds for all tokens of the word at an index, for none, or depends on the token. */
  about(doc: Tokens, i: number, condition: WordCondition): number {
    const at = condition.id * this.capacity + doc.shape(i);
    const fact = this.facts[at] ?? UNDETERMINED;
    return fact === UNDETERMINED ? (this.facts[at] = factAbout(doc.word(i), condition)) : fact;
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
    if (shape === this.capacity) this.reserve(2 * shape);
    const bits = this.required.map((isOne, i) => (isOne(word) ? 1 << (i % MAX_BITS) : 0));
    this.cluesByShape.push(bits.reduce((all, bit) => all | bit, 0));
    return shape;
  }

  /** Makes space for shapes. The facts so far are determined again when they are needed. */
  private reserve(shapes: number): void {
    this.capacity = shapes;
    this.facts = new Uint8Array(shapes * this.conditions);
  }
}

function factAbout(word: Word, { may, must }: WordCondition): number {
  if (!may(word)) return NEVER;
  return must(word) ? ALWAYS : DEPENDS;
}

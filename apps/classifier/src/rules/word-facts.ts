import type { Vocabulary } from '../text/vocabulary.js';
import type { Entry } from '../document/mention.js';
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
  /** Shapes by the id of a word; -1 if the shape is not determined yet. */
  private shapes = new Int16Array(0);
  private readonly shapeByKey = new Map<string, number>();
  /** For each list of rules, whether one of them can match at a word. */
  private readonly lists: ((word: Word) => boolean)[] = [];
  /** These lists by shape, as bits. */
  private readonly listsByShape: number[] = [];
  /** Facts by shape and condition. */
  private facts = new Uint8Array(0);

  constructor(private readonly vocabulary: Vocabulary) {}

  /** Returns the number of a new condition. All conditions are added before the first text. */
  addCondition(): number {
    if (this.facts.length > 0) throw new Error('A condition is added after the first text.');
    return this.conditions++;
  }

  /** Adds a list of rules. Returns its bit in what {@link listsAbout} returns. */
  addList(mayMatch: (word: Word) => boolean): number {
    return 1 << (this.lists.push(mayMatch) - 1);
  }

  /** The lists with a rule that can match at a word, as bits. */
  listsAbout(word: Word): number {
    return this.listsByShape[this.shapeOf(word)] ?? 0;
  }

  /** Tells a word, or a verb by its infinitive, apart from all others. */
  name(wordOrVerb: Word | string): void {
    this.named.add(wordOrVerb);
  }

  /** The shape of a word, a small integer. */
  shapeOf(word: Word): number {
    const shape = this.shapes[word.id] ?? -1;
    return shape >= 0 ? shape : this.determineShape(word);
  }

  /** Whether a condition holds for all tokens of a word, for none, or depends on the token. */
  about(word: Word, condition: WordCondition): number {
    const at = this.shapeOf(word) * this.conditions + condition.id;
    const fact = this.facts[at] ?? UNDETERMINED;
    return fact === UNDETERMINED ? (this.facts[at] = factAbout(word, condition)) : fact;
  }

  private determineShape(word: Word): number {
    if (this.shapes.length === 0) this.shapes = new Int16Array(this.vocabulary.size).fill(-1);
    const infinitive = word.verb?.infinitive ?? '';
    const names = [
      this.named.has(word) ? word.id : '',
      this.named.has(infinitive) ? infinitive : '',
    ];
    const key = [...propertiesOf(word), ...names].join();
    const shape = this.shapeByKey.get(key) ?? this.addShape(key, word);
    return (this.shapes[word.id] = shape);
  }

  private addShape(key: string, word: Word): number {
    const shape = this.shapeByKey.size;
    this.shapeByKey.set(key, shape);
    this.reserve((shape + 1) * this.conditions);
    const lists = this.lists.map((mayMatch, i) => (mayMatch(word) ? 1 << i : 0));
    this.listsByShape.push(lists.reduce((all, list) => all | list, 0));
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

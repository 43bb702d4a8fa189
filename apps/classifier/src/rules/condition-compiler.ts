import type { Vocabulary } from '../text/vocabulary.js';
import type { Word } from '../document/word.js';
import { Condition } from './condition.js';
import {
  ENTRY_TESTS,
  type EntryTest,
  KIND_TESTS,
  TOKEN_CLUES,
  TOKEN_TESTS,
  type TokenTest,
  WORD_TESTS,
  type WordTest,
  isIngredient,
} from './token-tests.js';
import { type Known, WordFacts } from './word-facts.js';

/** The name of a property, in capitals. */
const PROPERTY = /^\p{Lu}[\p{Lu}_]+$/u;

/** Properties that words of few texts have. */
const RARE_PROPERTIES = ['SUBORDINATOR', 'PURPOSE', 'BEGINNING', 'AVOIDANCE', 'NEGATION'];

/** Whether few texts contain a word: other function words are frequent. */
const isRareWord = (word: Word): boolean =>
  word.classes === 0 || RARE_PROPERTIES.some((name) => WORD_TESTS[name]?.(word));

/** Compiles what the patterns of a language require of one token. */
export class ConditionCompiler {
  readonly facts = new WordFacts();
  private readonly compiled = new Map<string, Condition>();

  constructor(
    /** Properties that the language defines. */
    private readonly properties: Readonly<Record<string, string>>,
    private readonly vocabulary: Vocabulary,
  ) {}

  /** Compiles `A|B&!c`: alternatives of properties that a token has together. */
  compile(text: string): Condition {
    let condition = this.compiled.get(text);
    if (condition === undefined) {
      condition = this.compileNew(text);
      this.compiled.set(text, condition);
    }
    return condition;
  }

  private compileNew(text: string): Condition {
    if (text.includes('|')) return this.anyOf(text.split('|').map((each) => this.compile(each)));
    if (text.includes('&')) return this.allOf(text.split('&').map((each) => this.compile(each)));
    if (text.length > 1 && text.startsWith('!')) return this.not(this.compile(text.slice(1)));
    return PROPERTY.test(text) ? this.compileNamed(text) : this.compileWritten(text);
  }

  private compileNamed(name: string): Condition {
    const own = this.properties[name];
    if (own !== undefined) return this.compile(own);
    const wordTest = WORD_TESTS[name];
    if (wordTest !== undefined) return this.ofWord(wordTest, RARE_PROPERTIES.includes(name));
    const entryTest = ENTRY_TESTS[name];
    if (entryTest !== undefined) return this.ofEntry(entryTest);
    const tokenTest = TOKEN_TESTS[name];
    if (tokenTest !== undefined)
      return this.ofToken(tokenTest, KIND_TESTS[name], TOKEN_CLUES[name]);
    throw new Error(`A pattern names an unknown property "${name}".`);
  }

  private compileWritten(text: string): Condition {
    const rest = text.slice(1);
    if (rest !== '' && text.startsWith('-'))
      return this.ofToken((doc, i) => doc.lowerCase(i).normalize().endsWith(rest));
    if (rest !== '' && text.startsWith('=')) return this.ofVerb(rest);
    if (rest !== '' && text.startsWith('@')) return this.ofEntry(isIngredient(rest));
    const word = /\p{L}/u.test(text) ? this.vocabulary.add(text) : this.vocabulary.addSign(text);
    this.facts.name(word);
    return this.ofWord((other) => other === word, isRareWord(word));
  }

  private condition(
    test: TokenTest,
    may: Known,
    must: Known,
    rare: readonly Condition[] | 'itself' = [],
    clue?: number,
  ): Condition {
    return new Condition(this.facts, test, may, must, rare, clue);
  }

  private ofWord(test: WordTest, isRare = false): Condition {
    return this.condition((doc, i) => test(doc.word(i)), test, test, isRare ? 'itself' : []);
  }

  private ofVerb(infinitive: string): Condition {
    this.facts.name(infinitive);
    return this.ofWord(({ verb }) => verb?.infinitive === infinitive, true);
  }

  private ofEntry(test: EntryTest): Condition {
    return this.condition(
      (doc, i) => {
        const mention = doc.mentionAt(i);
        return mention !== undefined && test(mention.entry);
      },
      (_, entry) => entry === undefined || test(entry),
      (_, entry) => entry !== undefined && test(entry),
    );
  }

  private ofToken(test: TokenTest, may: Known = () => true, clue?: number): Condition {
    return this.condition(test, may, () => false, clue === undefined ? [] : 'itself', clue);
  }

  private not(condition: Condition): Condition {
    return this.condition(
      (doc, i) => !condition.isMet(doc, i),
      (word, entry) => !condition.must(word, entry),
      (word, entry) => !condition.may(word, entry),
    );
  }

  private anyOf(conditions: readonly Condition[]): Condition {
    return this.condition(
      (doc, i) => {
        for (const condition of conditions) if (condition.isMet(doc, i)) return true;
        return false;
      },
      (word, entry) => conditions.some(({ may }) => may(word, entry)),
      (word, entry) => conditions.some(({ must }) => must(word, entry)),
      conditions.every(({ rare }) => rare.length > 0) ? 'itself' : [],
    );
  }

  private allOf(conditions: readonly Condition[]): Condition {
    return this.condition(
      (doc, i) => {
        for (const condition of conditions) if (!condition.isMet(doc, i)) return false;
        return true;
      },
      (word, entry) => conditions.every(({ may }) => may(word, entry)),
      (word, entry) => conditions.every(({ must }) => must(word, entry)),
      conditions.flatMap(({ rare }) => rare),
    );
  }
}

import type { Entry } from '../words/entry.js';
import type { Vocabulary } from '../words/vocabulary.js';
import type { Word } from '../words/word.js';
import {
  ENTRY_TESTS,
  type EntryTest,
  isIngredient,
  TOKEN_TESTS,
  type TokenTest,
  WORD_TESTS,
  type WordTest,
} from './token-tests.js';

/** What a pattern requires of one token. */
export interface Condition {
  readonly isMet: TokenTest;
  /** Whether a token of the word can meet the condition; with an entry, the tokens of its name. */
  readonly mayMeet: (word: Word, entry?: Entry) => boolean;
  /** Whether all of these tokens meet it. */
  readonly mustMeet: (word: Word, entry?: Entry) => boolean;
}

/** The name of a property, in capitals. */
const PROPERTY = /^\p{Lu}[\p{Lu}_]+$/u;

/** Compiles what the patterns of a language require of one token. */
export class ConditionCompiler {
  private readonly compiled = new Map<string, Condition>();

  constructor(
    /** Properties that the language defines. */
    private readonly properties: Readonly<Record<string, string>>,
    private readonly vocabulary: Vocabulary,
  ) {}

  /** Compiles `A|B&!c`: alternatives of properties that a token has together. */
  compile(text: string): Condition {
    const known = this.compiled.get(text) ?? this.compileNew(text);
    this.compiled.set(text, known);
    return known;
  }

  private compileNew(text: string): Condition {
    if (text.includes('|')) return anyOf(text.split('|').map((each) => this.compile(each)));
    if (text.includes('&')) return allOf(text.split('&').map((each) => this.compile(each)));
    if (text.length > 1 && text.startsWith('!')) return not(this.compile(text.slice(1)));
    return PROPERTY.test(text) ? this.compileNamed(text) : this.compileWritten(text);
  }

  private compileNamed(name: string): Condition {
    const own = this.properties[name];
    if (own !== undefined) return this.compile(own);
    const wordTest = WORD_TESTS[name];
    if (wordTest !== undefined) return ofWord(wordTest);
    const entryTest = ENTRY_TESTS[name];
    if (entryTest !== undefined) return ofEntry(entryTest);
    const tokenTest = TOKEN_TESTS[name];
    if (tokenTest !== undefined) return ofToken(tokenTest);
    throw new Error(`A pattern names an unknown property "${name}".`);
  }

  private compileWritten(text: string): Condition {
    const rest = text.slice(1);
    if (rest !== '' && text.startsWith('-'))
      return ofToken((doc, i) => doc.lowerCase(i).normalize().endsWith(rest));
    if (rest !== '' && text.startsWith('=')) return ofWord(({ verb }) => verb?.infinitive === rest);
    if (rest !== '' && text.startsWith('@')) return ofEntry(isIngredient(rest));
    const word = /\p{L}/u.test(text) ? this.vocabulary.add(text) : this.vocabulary.addSign(text);
    return ofWord((other) => other === word);
  }
}

const ofWord = (test: WordTest): Condition => ({
  isMet: (doc, i) => test(doc.word(i)),
  mayMeet: test,
  mustMeet: test,
});

const ofEntry = (test: EntryTest): Condition => ({
  isMet: (doc, i) => {
    const mention = doc.mentionAt(i);
    return mention !== undefined && test(mention.entry);
  },
  mayMeet: (_, entry) => entry === undefined || test(entry),
  mustMeet: (_, entry) => entry !== undefined && test(entry),
});

const ofToken = (test: TokenTest): Condition => ({
  isMet: test,
  mayMeet: () => true,
  mustMeet: () => false,
});

const not = ({ isMet, mayMeet, mustMeet }: Condition): Condition => ({
  isMet: (doc, i) => !isMet(doc, i),
  mayMeet: (word, entry) => !mustMeet(word, entry),
  mustMeet: (word, entry) => !mayMeet(word, entry),
});

const anyOf = (conditions: readonly Condition[]): Condition =>
  conditions.reduce((one, other) => ({
    isMet: (doc, i) => one.isMet(doc, i) || other.isMet(doc, i),
    mayMeet: (word, entry) => one.mayMeet(word, entry) || other.mayMeet(word, entry),
    mustMeet: (word, entry) => one.mustMeet(word, entry) || other.mustMeet(word, entry),
  }));

const allOf = (conditions: readonly Condition[]): Condition =>
  conditions.reduce((one, other) => ({
    isMet: (doc, i) => one.isMet(doc, i) && other.isMet(doc, i),
    mayMeet: (word, entry) => one.mayMeet(word, entry) && other.mayMeet(word, entry),
    mustMeet: (word, entry) => one.mustMeet(word, entry) && other.mustMeet(word, entry),
  }));

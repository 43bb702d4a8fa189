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
  /** Whether a token of the word can meet it; with an entry, a token of its name. */
  readonly mayMeet: (word: Word, entry?: Entry) => boolean;
  /** Whether the word alone decides: each token that may meet it does. */
  readonly isAboutWord: boolean;
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
  isAboutWord: true,
});

const ofToken = (isMet: TokenTest, mayMeet: Condition['mayMeet'] = () => true): Condition => ({
  isMet,
  mayMeet,
  isAboutWord: false,
});

const ofEntry = (test: EntryTest): Condition =>
  ofToken(
    (doc, i) => {
      const mention = doc.mentionAt(i);
      return mention !== undefined && test(mention.entry);
    },
    (_, entry) => entry === undefined || test(entry),
  );

const not = ({ isMet, mayMeet, isAboutWord }: Condition): Condition =>
  isAboutWord ? ofWord((word) => !mayMeet(word)) : ofToken((doc, i) => !isMet(doc, i));

function anyOf(conditions: readonly Condition[]): Condition {
  const mayMeet = (word: Word, entry?: Entry) => {
    for (const each of conditions) if (each.mayMeet(word, entry)) return true;
    return false;
  };
  if (conditions.every(({ isAboutWord }) => isAboutWord)) return ofWord(mayMeet);
  return ofToken((doc, i) => {
    for (const each of conditions) if (each.isMet(doc, i)) return true;
    return false;
  }, mayMeet);
}

function allOf(conditions: readonly Condition[]): Condition {
  const mayMeet = (word: Word, entry?: Entry) => {
    for (const each of conditions) if (!each.mayMeet(word, entry)) return false;
    return true;
  };
  if (conditions.every(({ isAboutWord }) => isAboutWord)) return ofWord(mayMeet);
  return ofToken((doc, i) => {
    for (const each of conditions) if (!each.isMet(doc, i)) return false;
    return true;
  }, mayMeet);
}

import { type Word } from '../model/word.js';
import type { Vocabulary } from '../text/vocabulary.js';
import {
  TOKEN_TESTS,
  type TokenTest,
  WORD_TESTS,
  type WordTest,
  isIngredient,
} from './token-tests.js';

/** The name of a property, in capitals. */
const PROPERTY = /^\p{Lu}[\p{Lu}_]+$/u;

/** What a pattern requires of one token. */
export interface Condition {
  readonly test: TokenTest;
  /** Whether a token of this word can meet the condition. */
  readonly mayBe: WordTest;
  /** Whether the word alone decides. */
  readonly isExact: boolean;
}

/** Compiles the properties that a pattern requires of one token. */
export class TestCompiler {
  constructor(
    /** Properties that the language defines. */
    private readonly properties: Readonly<Record<string, string>>,
    private readonly vocabulary: Vocabulary,
  ) {}

  /** Compiles `A|B&!c`: alternatives of properties that a token has together. */
  compile(test: string): Condition {
    return anyOf(
      test
        .split('|')
        .map((option) => allOf(option.split('&').map((each) => this.compileOne(each)))),
    );
  }

  private compileOne(test: string): Condition {
    return test.startsWith('!')
      ? not(this.compileProperty(test.slice(1)))
      : this.compileProperty(test);
  }

  private compileProperty(name: string): Condition {
    if (PROPERTY.test(name)) return this.compileNamed(name);
    const rest = name.slice(1);
    if (rest !== '' && name.startsWith('-'))
      return ofToken((doc, i) => doc.lowerCase(i).normalize().endsWith(rest));
    if (rest !== '' && name.startsWith('=')) return ofWord(({ verb }) => verb?.infinitive === rest);
    if (rest !== '' && name.startsWith('@')) return ofToken(isIngredient(rest));
    if (!/\p{L}/u.test(name)) return ofToken((doc, i) => doc.is(i, name));
    const word = this.vocabulary.add(name);
    return ofWord((other) => other === word);
  }

  private compileNamed(name: string): Condition {
    const own = this.properties[name];
    if (own !== undefined) return this.compile(own);
    const wordTest = WORD_TESTS[name];
    if (wordTest !== undefined) return ofWord(wordTest);
    const tokenTest = TOKEN_TESTS[name];
    if (tokenTest !== undefined) return ofToken(tokenTest);
    throw new Error(`A pattern names an unknown property "${name}".`);
  }
}

const ofWord = (test: WordTest): Condition => ({
  test: (doc, i) => test(doc.word(i)),
  mayBe: test,
  isExact: true,
});

const ofToken = (test: TokenTest): Condition => ({ test, mayBe: () => true, isExact: false });

function not({ test, mayBe, isExact }: Condition): Condition {
  if (isExact) return ofWord((word) => !mayBe(word));
  return ofToken((doc, i) => !test(doc, i));
}

function anyOf(conditions: readonly Condition[]): Condition {
  const [only] = conditions;
  if (only !== undefined && conditions.length === 1) return only;
  const mayBe = (word: Word) => conditions.some((each) => each.mayBe(word));
  if (conditions.every(({ isExact }) => isExact)) return ofWord(remembered(mayBe));
  const tests = conditions.map(({ test }) => test);
  const test: TokenTest = (doc, i) => {
    for (const each of tests) if (each(doc, i)) return true;
    return false;
  };
  return { test, mayBe, isExact: false };
}

function allOf(conditions: readonly Condition[]): Condition {
  const [only] = conditions;
  if (only !== undefined && conditions.length === 1) return only;
  const mayBe = (word: Word) => conditions.every((each) => each.mayBe(word));
  if (conditions.every(({ isExact }) => isExact)) return ofWord(remembered(mayBe));
  const tests = conditions.map(({ test }) => test);
  const test: TokenTest = (doc, i) => {
    for (const each of tests) if (!each(doc, i)) return false;
    return true;
  };
  return { test, mayBe, isExact: false };
}

/** Remembers the result for each word of the language. */
function remembered(test: WordTest): WordTest {
  const results = new Map<Word, boolean>();
  return (word) => {
    let result = results.get(word);
    if (result === undefined) results.set(word, (result = test(word)));
    return result;
  };
}

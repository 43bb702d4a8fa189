import type { Entry } from '../model/mention.js';
import type { Word } from '../model/word.js';
import type { Vocabulary } from '../text/vocabulary.js';
import {
  ENTRY_TESTS,
  type EntryTest,
  TOKEN_TESTS,
  type TokenTest,
  WORD_TESTS,
  type WordTest,
  isIngredient,
} from './token-tests.js';

/** The name of a property, in capitals. */
const PROPERTY = /^\p{Lu}[\p{Lu}_]+$/u;

/** Tells something about all tokens of a word, or of a name if the entry of the name is known. */
type Known = (word: Word, entry: Entry | undefined) => boolean;

/** What a pattern requires of one token. */
export interface Condition {
  readonly test: TokenTest;
  /** Whether some tokens can meet the condition, and whether all of them do. */
  readonly may: Known;
  readonly must: Known;
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
    if (rest !== '' && name.startsWith('@')) return ofEntry(isIngredient(rest));
    if (!/\p{L}/u.test(name)) return ofToken((doc, i) => doc.is(i, name));
    const word = this.vocabulary.add(name);
    return ofWord((other) => other === word);
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
}

const ofWord = (test: WordTest): Condition => ({
  test: (doc, i) => test(doc.word(i)),
  may: test,
  must: test,
});

const ofEntry = (test: EntryTest): Condition => ({
  test: (doc, i) => {
    const mention = doc.mentionAt(i);
    return mention !== undefined && test(mention.entry);
  },
  may: (_, entry) => entry === undefined || test(entry),
  must: (_, entry) => entry !== undefined && test(entry),
});

const ofToken = (test: TokenTest): Condition => ({ test, may: () => true, must: () => false });

const not = ({ test, may, must }: Condition): Condition => ({
  test: (doc, i) => !test(doc, i),
  may: (word, entry) => !must(word, entry),
  must: (word, entry) => !may(word, entry),
});

function anyOf(conditions: readonly Condition[]): Condition {
  const [only] = conditions;
  if (only !== undefined && conditions.length === 1) return only;
  const tests = conditions.map(({ test }) => test);
  return {
    test: (doc, i) => {
      for (const test of tests) if (test(doc, i)) return true;
      return false;
    },
    may: (word, entry) => conditions.some(({ may }) => may(word, entry)),
    must: (word, entry) => conditions.some(({ must }) => must(word, entry)),
  };
}

function allOf(conditions: readonly Condition[]): Condition {
  const [only] = conditions;
  if (only !== undefined && conditions.length === 1) return only;
  const tests = conditions.map(({ test }) => test);
  return {
    test: (doc, i) => {
      for (const test of tests) if (!test(doc, i)) return false;
      return true;
    },
    may: (word, entry) => conditions.every(({ may }) => may(word, entry)),
    must: (word, entry) => conditions.every(({ must }) => must(word, entry)),
  };
}

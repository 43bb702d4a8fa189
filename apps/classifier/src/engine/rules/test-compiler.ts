import type { Vocabulary } from '../text/vocabulary.js';
import type { TokenTest } from './compile-pattern.js';
import { isIngredient, TOKEN_TESTS } from './token-tests.js';

/** The name of a property, in capitals. */
const PROPERTY = /^\p{Lu}[\p{Lu}_]+$/u;

/** Compiles the properties that a pattern requires of one token. */
export class TestCompiler {
  constructor(
    /** Properties that the language defines. */
    private readonly properties: Readonly<Record<string, string>>,
    private readonly vocabulary: Vocabulary,
  ) {}

  /** Compiles `A|B&!c`: alternatives of properties that a token has together. */
  compile(test: string): TokenTest {
    const options = test.split('|').map((option) => this.compileAll(option));
    const [only] = options;
    if (only !== undefined && options.length === 1) return only;
    return (doc, i) => options.some((option) => option(doc, i));
  }

  private compileAll(test: string): TokenTest {
    const conditions = test.split('&').map((condition) => this.compileOne(condition));
    const [only] = conditions;
    if (only !== undefined && conditions.length === 1) return only;
    return (doc, i) => conditions.every((condition) => condition(doc, i));
  }

  private compileOne(test: string): TokenTest {
    if (!test.startsWith('!')) return this.compileProperty(test);
    const excluded = this.compileProperty(test.slice(1));
    return (doc, i) => !excluded(doc, i);
  }

  private compileProperty(name: string): TokenTest {
    if (PROPERTY.test(name)) {
      const own = this.properties[name];
      const test = own === undefined ? TOKEN_TESTS[name] : this.compile(own);
      if (test === undefined) throw new Error(`A pattern names an unknown property "${name}".`);
      return test;
    }
    const rest = name.slice(1);
    if (rest !== '' && name.startsWith('-'))
      return (doc, i) => doc.lowerCase(i).normalize().endsWith(rest);
    if (rest !== '' && name.startsWith('=')) return (doc, i) => doc.verb(i)?.infinitive === rest;
    if (rest !== '' && name.startsWith('@')) return isIngredient(rest);
    if (!/\p{L}/u.test(name)) return (doc, i) => doc.is(i, name);
    const word = this.vocabulary.add(name);
    return (doc, i) => doc.word(i) === word;
  }
}

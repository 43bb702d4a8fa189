import { GERMAN } from '../../../test/languages/german/german.js';
import { Pipeline } from '../../../test/pipeline.js';
import { compileLanguage } from '../compile/compile-language.js';
import type { Language } from '../language/language.js';

/** A small language for these tests. */
const LANGUAGE: Language = {
  ...GERMAN,
  grammar: {
    ...GERMAN.grammar,
    classes: [
      ['NEGATION', 'sans'],
      ['ADVERB', 'bien vite doucement'],
    ],
  },
  verbs: { ...GERMAN.verbs, withoutTechnique: ['faire'] },
  conjugate: (infinitive) =>
    infinitive === 'faire' ? [['faites', 'IMPERATIVE']] : GERMAN.conjugate(infinitive),
  names: {
    parts: { ...GERMAN.names.parts, filler: 'ADVERB*', before: '{filler} sans' },
    properties: { ...GERMAN.names.properties, LEMON: 'citron|citrons' },
  },
};

/** The decision of rules about a word of a text. */
function decide(rules: Language['instructionRules'], text: string, word: string) {
  const language = compileLanguage({ ...LANGUAGE, instructionRules: rules });
  const { doc } = new Pipeline(language, text);
  const words = Array.from({ length: doc.length }, (_, i) => text.slice(doc.start(i), doc.end(i)));
  if (!words.includes(word)) throw new Error(`"${text}" must contain the word "${word}".`);
  return language.instructionRules.decide(doc, words.indexOf(word));
}

const rule = (id: string, when: string) => ({ id, when, result: 'plain' as const, example: '' });

/** The clause start of a pattern at a word of a text; null if the pattern does not match there. */
function match(when: string, text: string, word: string): number | null {
  return decide([rule('only', when)], text, word)?.phraseStart ?? null;
}

describe('a pattern', () => {
  it.each([
    ['a word', 'sans <cuire>', 'sans cuire', true],
    ['another word', 'avec <cuire>', 'sans cuire', false],
    ['a word in capitals', 'sans <cuire>', 'SANS cuire', true],
    ['a sign', ', <cuire>', 'riz, cuire', true],
    ['another sign', '; <cuire>', 'riz, cuire', false],
    ['an ending', '-ment <cuire>', 'doucement cuire', true],
    ['another ending', '-ons <cuire>', 'doucement cuire', false],
    ['a form of a verb', '=faire <cuire>', 'faites cuire', true],
    ['a form of another verb', '=laisser <cuire>', 'faites cuire', false],
    ['a property', 'NEGATION <cuire>', 'sans cuire', true],
    ['a property of the language', '<cuire> LEMON', 'cuire citron', true],
    ['one of several', 'avec|sans <cuire>', 'sans cuire', true],
    ['several together', 'NEGATION&avec <cuire>', 'sans cuire', false],
    ['a missing property', '!NEGATION <cuire>', 'sans cuire', false],
    ['a part inside a part', '{before} <cuire>', 'bien sans cuire', true],
    ['a joined word', '<cuire> JOINED&le', 'cuire-le', true],
    ['a word that is not joined', '<cuire> JOINED&le', 'cuire le', false],
    ['an edge', 'EDGE <cuire> EDGE', 'cuire', true],
  ])('tests %s', (_, when, text, matches) => {
    expect(match(when, text, 'cuire') !== null).toBe(matches);
  });

  it.each([
    ['ADVERB?', 'four cuire', true],
    ['ADVERB?', 'four bien cuire', true],
    ['ADVERB?', 'four bien vite cuire', false],
    ['ADVERB*', 'four cuire', true],
    ['ADVERB*', 'four bien vite cuire', true],
    ['ADVERB+', 'four cuire', false],
    ['ADVERB+', 'four bien vite cuire', true],
    ['( bien vite )*', 'four bien vite bien vite cuire', true],
    ['( bien vite )*', 'four vite cuire', false],
    ['( bien vite )?', 'four bien vite bien vite cuire', false],
    ['( bien / vite )+', 'four bien vite cuire', true],
  ])('repeats "%s" in "%s": %s', (element, text, matches) => {
    expect(match(`four ${element} <cuire>`, text, 'cuire') !== null).toBe(matches);
  });

  it('never gives a repetition back', () => {
    expect(match('bien ADVERB* <cuire>', 'bien vite cuire', 'cuire')).toBeNull();
    expect(match('<cuire> ADVERB* vite', 'cuire bien vite', 'cuire')).toBeNull();
  });

  it('takes the first alternative that matches and no other', () => {
    expect(match('<cuire> ( bien / bien vite ) four', 'cuire bien vite four', 'cuire')).toBeNull();
    expect(match('<cuire> ( bien vite / bien ) four', 'cuire bien vite four', 'cuire')).toBe(0);
  });

  it.each([
    ['sans <cuire>', 2],
    ['[ sans <cuire>', 1],
    ['four [ sans <cuire>', 1],
    ['[ four sans <cuire>', 0],
    ['[ ADVERB* sans <cuire>', 1],
  ])('starts the clause at the bracket of "%s"', (when, start) => {
    expect(match(when, 'four sans cuire', 'cuire')).toBe(start);
  });

  it('does not repeat beyond the text', () => {
    expect(match('!NEGATION* <cuire>', 'bien cuire', 'cuire')).toBe(1);
  });
});

describe('a wrong pattern', () => {
  it.each([
    ['no token that the rule is about', 'sans ADVERB'],
    ['two such tokens', '<cuire> <frire>'],
    ['such a token inside a group', '( <cuire> )'],
    ['alternatives without a group', '<cuire> / sans'],
    ['a group that is not closed', '( sans <cuire>'],
    ['a group that is not opened', 'sans ) <cuire>'],
    ['an unknown property', 'NOTHING <cuire>'],
    ['an unknown part', '{nothing} <cuire>'],
    ['a clause start inside a group', '( [ sans ) <cuire>'],
    ['a clause start after the token', '<cuire> [ sans'],
    ['two clause starts', '[ sans [ avec <cuire>'],
  ])('throws for %s', (_, when) => {
    expect(() => match(when, 'sans cuire', 'cuire')).toThrow(/pattern/);
  });
});

it('decides with the first rule that matches', () => {
  const rules = [
    rule('no', 'avec <cuire>'),
    rule('first', 'sans <cuire>'),
    rule('second', '<cuire>'),
  ];
  const idOf = (text: string, word: string) => decide(rules, text, word)?.rule.id;
  expect(idOf('sans cuire', 'cuire')).toBe('first');
  expect(idOf('puis cuire', 'cuire')).toBe('second');
  expect(idOf('sans frire', 'frire')).toBeUndefined();
});

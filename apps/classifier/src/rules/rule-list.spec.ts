import { Pipeline, languages } from '../../test/pipeline.js';
import type { PatternNames, Rule } from './rule.js';
import { ConditionCompiler } from './condition-compiler.js';
import { RuleList, whenCompiler } from './rule-list.js';

const NAMES: PatternNames = {
  parts: { filler: 'ADVERB*', before: '{filler} sans' },
  properties: { LEMON: 'citron|citrons' },
};

function rulesOf(...rules: readonly Rule<boolean>[]): RuleList<boolean> {
  const conditions = new ConditionCompiler(NAMES.properties, languages.fr.vocabulary);
  return new RuleList(rules, whenCompiler(NAMES, conditions), conditions.facts);
}

/** The clause start of a pattern at a word of a text; null if the pattern does not match there. */
function match(when: string, text: string, word: string): number | null {
  const rules = rulesOf({ id: 'only', when, result: true, example: '' });
  const { doc } = new Pipeline('fr', text);
  const at = doc.tokens.findIndex(({ start, end }) => text.slice(start, end) === word);
  return rules.decide(doc, at)?.clauseStart ?? null;
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
  const rule = (id: string, when: string) => ({ id, when, result: true, example: '' });
  const rules = rulesOf(
    rule('no', 'avec <cuire>'),
    rule('first', 'sans <cuire>'),
    rule('second', '<cuire>'),
  );
  const decide = (text: string) => rules.decide(new Pipeline('fr', text).doc, 1)?.rule.id;
  expect(decide('sans cuire')).toBe('first');
  expect(decide('puis cuire')).toBe('second');
  expect(decide('sans frire')).toBeUndefined();
});

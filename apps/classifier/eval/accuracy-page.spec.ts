import type { TextDetection } from '#domain/detection/contract.js';
import { type Outcomes, withTables } from './accuracy-page.js';
import { confusionsOf } from './tables/confusions.js';
import { evaluate } from './evaluate.js';
import type { LabelledSentence } from './labelled-sentence.js';
import { rulePrecision } from './tables/rule-precision.js';

const SENTENCE: LabelledSentence = {
  text: 'Éplucher et dorer les carottes.',
  phenomenon: 'shared-object',
  style: 'terse',
  note: 'plain',
  techniques: [
    { key: 'peel', text: 'Éplucher' },
    { key: 'brown', text: 'dorer' },
  ],
  utensils: [],
  ingredients: [{ key: 'carrot', text: 'carottes', quantity: null, unit: null, links: [] }],
  durations: [],
  temperatures: [],
};
const entity = { kind: 'technique', weight: 1, clause: 0 } as const;
const NO_AMOUNT = { quantity: null, unit: null };
const DETECTION: TextDetection = {
  entities: [
    { ...entity, key: 'brush', start: 12, end: 17 },
    { ...entity, key: 'grate', start: 18, end: 21 },
  ],
  ingredients: [{ key: 'carrot', start: 22, end: 30, ...NO_AMOUNT, clause: 0 }],
  durations: [],
  temperatures: [],
  clauses: [{ start: 0, end: 30 }],
  possibleFoods: [],
  unread: [],
};
const outcomes = evaluate(() => DETECTION, 'fr', [SENTENCE]);

describe('rulePrecision', () => {
  it('counts the findings of each rule and those that are labelled', () => {
    const detect = () => ({
      ...DETECTION,
      entities: DETECTION.entities.map((each) => ({ ...each, rule: 'verb-alone' })),
      ingredients: DETECTION.ingredients.map((each) => ({ ...each, rule: 'name' })),
    });
    expect(rulePrecision(evaluate(detect, 'fr', [SENTENCE]))).toEqual([
      { rule: 'techniques verb-alone', findings: 2, right: 0 },
      { rule: 'ingredients name', findings: 1, right: 1 },
    ]);
  });
});

describe('confusionsOf', () => {
  it('lists wrong keys, missed labels and findings without a label', () => {
    expect(confusionsOf(outcomes)).toEqual([
      { kind: 'techniques', expected: 'brown', found: 'brush', times: 1 },
      { kind: 'techniques', expected: 'peel', found: null, times: 1 },
      { kind: 'techniques', expected: null, found: 'grate', times: 1 },
    ]);
  });

  it('counts the same confusion once', () => {
    expect(confusionsOf([...outcomes, ...outcomes])[0]).toMatchObject({ times: 2 });
  });
});

describe('withTables', () => {
  const names = ['figures fr', 'figures en'];
  const page = names.map((name) => `<!-- ${name} -->\nold\n<!-- /${name} -->`).join('\ntext\n');
  const both: Outcomes = { fr: outcomes, en: outcomes };

  it('replaces the tables and keeps the text around them', () => {
    const written = withTables(page, both, both);
    expect(written).toContain('| ingredients   | 1      | 1.000     | 1.000  | 1.000 |');
    expect(written).toContain('text');
    expect(written).not.toContain('old');
  });

  it('returns the same page for the same outcomes', () => {
    const written = withTables(page, both, both);
    expect(withTables(written, both, both)).toBe(written);
  });

  it('throws if the page has no place for a table', () => {
    expect(() => withTables('', both, both)).toThrow('The page has no part "figures fr".');
  });
});

import { evaluate } from './evaluate.js';
import { failureOf } from './failures.js';
import type { LabelledSentence } from './labelled-sentence.js';
import { reportOf } from './report.js';

const sentence: LabelledSentence = {
  text: 'Éplucher 2 carottes.',
  phenomenon: 'catalogue',
  note: 'plain',
  techniques: [{ key: 'peel', text: 'Éplucher' }],
  utensils: [],
  ingredients: [{ key: 'carrot', text: 'carottes', quantity: 2, unit: 'piece', links: ['peel'] }],
  durations: [],
  temperatures: [],
};
const carrot = {
  key: 'carrot',
  start: 11,
  end: 19,
  quantity: 2,
  unit: 'piece',
  amountStart: 9,
  amountEnd: 10,
  clause: 0,
} as const;
const peel = { kind: 'technique', key: 'peel', start: 0, end: 8, weight: 1, clause: 0 } as const;
const rest = {
  durations: [],
  temperatures: [],
  clauses: [{ start: 0, end: 20 }],
  possibleFoods: [],
  unread: [],
};

describe('failureOf and reportOf', () => {
  it('returns null for a sentence without failures', () => {
    const [outcome] = evaluate(() => ({ entities: [peel], ingredients: [carrot], ...rest }), 'fr', [
      sentence,
    ]);
    expect(outcome && failureOf(outcome)).toBeNull();
  });

  it('formats expected and actual findings and the links that differ', () => {
    const [outcome] = evaluate(
      () => ({ entities: [], ingredients: [{ ...carrot, quantity: null, unit: null }], ...rest }),
      'fr',
      [sentence],
    );
    expect(outcome && failureOf(outcome)).toBe(
      [
        'catalogue: plain',
        '  expected [Éplucher·peel] 2 [carottes·2 piece carrot].',
        '  found    Éplucher 2 [carottes·carrot].',
        '           missed peel – carottes',
      ].join('\n'),
    );
  });

  it('reports each figure by language and by phenomenon', () => {
    const outcomes = evaluate(() => ({ entities: [peel], ingredients: [carrot], ...rest }), 'fr', [
      sentence,
    ]);
    const report = reportOf('fr', outcomes, 'phenomenon');
    expect(report).toContain('French · 1 sentences');
    expect(report).toMatch(/techniques +1\.000 +1\.000 +1\.000 +1 +1\.000 spans overlap/);
    expect(report).toMatch(/catalogue +1 +1\.000 +· +1\.000 +1\.000 +· +· +1\.000 +· +·/);
  });
});

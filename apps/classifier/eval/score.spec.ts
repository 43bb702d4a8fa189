import type { Finding, Findings, IngredientFinding, Link } from './findings.js';
import { scoreOf, total } from './score.js';

const nothing: Findings = {
  techniques: [],
  utensils: [],
  ingredients: [],
  durations: [],
  temperatures: [],
  foodLinks: [],
  utensilLinks: [],
  measureLinks: [],
};
const peel = { key: 'peel', start: 0, end: 8 };
const carrot: IngredientFinding = {
  key: 'carrot',
  start: 13,
  end: 21,
  quantity: 2,
  unit: 'piece',
};

describe('scoreOf', () => {
  it.each([
    ['the same span and key', peel, { right: 1, found: 1, expected: 1 }, 1],
    ['another end', { ...peel, end: 9 }, { right: 0, found: 1, expected: 1 }, 1],
    ['another place', { key: 'peel', start: 8, end: 12 }, { right: 0, found: 1, expected: 1 }, 0],
    ['another key', { ...peel, key: 'cut' }, { right: 0, found: 1, expected: 1 }, 0],
  ])('compares techniques: %s', (_what, found, exact, nearby) => {
    const score = scoreOf({ ...nothing, techniques: [peel] }, { ...nothing, techniques: [found] });
    expect(score.techniques).toEqual(exact);
    expect(score.techniquesNearby.right).toBe(nearby);
  });

  it('matches one finding with one label', () => {
    const score = scoreOf(
      { ...nothing, utensils: [{ key: 'bowl', start: 0, end: 3 }] },
      {
        ...nothing,
        utensils: [
          { key: 'bowl', start: 0, end: 2 },
          { key: 'bowl', start: 1, end: 3 },
        ],
      },
    );
    expect(score.utensilsNearby).toEqual({ right: 1, found: 2, expected: 1 });
  });

  it.each<[string, Partial<IngredientFinding>, number, number, number]>([
    ['right', {}, 1, 1, 1],
    ['another unit', { unit: 'gram' }, 0, 1, 0],
    ['no amount', { quantity: null, unit: null }, 0, 0, 0],
  ])('scores amounts of found ingredients: %s', (_what, change, right, found, ofFound) => {
    const score = scoreOf(
      { ...nothing, ingredients: [carrot] },
      { ...nothing, ingredients: [{ ...carrot, ...change }] },
    );
    expect(score.amounts).toEqual({ right, found, expected: 1 });
    expect(score.amountsOfFound).toEqual({ right: ofFound, found: 1, expected: 1 });
  });

  it('does not score the amount of an ingredient that was not found', () => {
    const score = scoreOf({ ...nothing, ingredients: [carrot] }, nothing);
    expect(score.amounts).toEqual({ right: 0, found: 0, expected: 0 });
    expect(score.ingredients).toEqual({ right: 0, found: 0, expected: 1 });
  });

  it.each(['foodLinks', 'utensilLinks', 'measureLinks'] as const)(
    'compares the technique and the place of %s',
    (links) => {
      const link = { ...carrot, technique: 'peel' };
      const expected = { ...nothing, [links]: [link] };
      const rightWith = (changes: Partial<Link>) =>
        scoreOf(expected, { ...nothing, [links]: [{ ...link, ...changes }] })[links].right;
      expect(rightWith({ end: 22 })).toBe(1);
      expect(rightWith({ technique: 'cut' })).toBe(0);
      expect(rightWith({ key: 'onion' })).toBe(0);
      expect(rightWith({ start: 0, end: 8 })).toBe(0);
      expect(scoreOf(expected, nothing)[links]).toEqual({ right: 0, found: 0, expected: 1 });
    },
  );

  it('accepts a duration that overlaps the label and has the same range', () => {
    const label = { key: '300-360', start: 0, end: 8 };
    const rightWith = (found: Finding) =>
      scoreOf({ ...nothing, durations: [label] }, { ...nothing, durations: [found] }).durations
        .right;
    expect(rightWith({ ...label, end: 9 })).toBe(1);
    expect(rightWith({ ...label, key: '300-300' })).toBe(0);
  });

  it('adds the scores of sentences', () => {
    const one = scoreOf({ ...nothing, techniques: [peel] }, nothing);
    const other = scoreOf({ ...nothing, techniques: [peel] }, { ...nothing, techniques: [peel] });
    expect(total([one, other]).techniques).toEqual({ right: 1, found: 1, expected: 2 });
  });
});

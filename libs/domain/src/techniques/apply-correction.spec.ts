import fc from 'fast-check';
import type { Span } from '../detection/contract.js';
import { overlap } from '../detection/span.js';
import { applyCorrection, type Correction, replacedTechniqueIds } from './apply-correction.js';
import { mergeDetection } from './merge-detection.js';
import type { IngredientOfTechnique, StepTechnique, UtensilOfTechnique } from './step-technique.js';
import { auto, disjointTechniques, manual } from '../../test/technique.builder.js';

const butter: IngredientOfTechnique = {
  ingredientId: 1,
  quantity: 20,
  unitId: 1,
  source: 'auto',
  start: 6,
  end: 12,
};
const onion: IngredientOfTechnique = { ...butter, ingredientId: 2, start: 30, end: 36 };
const pan: UtensilOfTechnique = { utensilId: 1, source: 'auto', start: 14, end: 18 };
const pot: UtensilOfTechnique = { utensilId: 2, source: 'manual', start: 40, end: 43 };
const asManual = (mention: IngredientOfTechnique): IngredientOfTechnique => ({
  ...mention,
  source: 'manual',
});

const melt = auto(1, 0, 5, { id: 11, ingredients: [butter], utensils: [pan] });
const brown = auto(2, 20, 27, { id: 12, ingredients: [onion], utensils: [pot] });
const duration = { minSeconds: 600, maxSeconds: 720, start: 50, end: 59 };
const temperature = { celsius: 180, start: 62, end: 68 };
const bake = auto(4, 42, 48, { id: 13, duration, temperature });

const isTechnique = ({ techStepId }: StepTechnique) => techStepId !== null;

/** The offsets that are corrected to "no technique here". */
const absentAt = (techniques: readonly StepTechnique[]): number[] =>
  techniques
    .filter((occurrence) => !isTechnique(occurrence))
    .flatMap(({ start, end }) => Array.from({ length: end - start }, (_, i) => start + i));

describe('applyCorrection', () => {
  it.each<[string, StepTechnique[], Correction, StepTechnique[]]>([
    ['adds a technique', [], { techStepId: 3, start: 2, end: 5 }, [manual(3, 2, 5)]],
    [
      'adds a technique with its ingredients and utensils',
      [brown],
      { techStepId: 3, start: 2, end: 5, ingredients: [butter], utensils: [pan] },
      [
        manual(3, 2, 5, {
          ingredients: [asManual(butter)],
          utensils: [{ ...pan, source: 'manual' }],
        }),
        brown,
      ],
    ],
    [
      'replaces an overlapping technique and keeps its ingredients and utensils',
      [melt, brown],
      { techStepId: 3, start: 4, end: 8 },
      [{ ...melt, techStepId: 3, source: 'manual', start: 4, end: 8 }, brown],
    ],
    [
      'replaces the ingredients and keeps the utensils',
      [melt],
      { techStepId: 1, start: 0, end: 5, ingredients: [onion] },
      [{ ...melt, source: 'manual', ingredients: [asManual(onion)] }],
    ],
    [
      'removes ingredients and utensils with empty lists',
      [melt],
      { techStepId: 1, start: 0, end: 5, ingredients: [], utensils: [] },
      [{ ...melt, source: 'manual', ingredients: [], utensils: [] }],
    ],
    [
      'removes manual ingredients with an empty list',
      [manual(1, 0, 5, { ingredients: [asManual(butter)] })],
      { techStepId: 1, start: 0, end: 5, ingredients: [] },
      [manual(1, 0, 5)],
    ],
    [
      'keeps the ingredients and utensils of the first of several replaced techniques',
      [brown, melt],
      { techStepId: 3, start: 0, end: 27 },
      [{ ...melt, techStepId: 3, source: 'manual', start: 0, end: 27 }],
    ],
    [
      'keeps the duration and the temperature of the replaced technique',
      [bake],
      { techStepId: 3, start: 40, end: 50, ingredients: [], utensils: [] },
      [{ ...bake, techStepId: 3, source: 'manual', start: 40, end: 50 }],
    ],
    [
      'keeps the duration and the temperature through several corrections',
      [{ ...bake, source: 'manual' }],
      { techStepId: 3, start: 42, end: 48 },
      [{ ...bake, techStepId: 3, source: 'manual' }],
    ],
    [
      'has the duration and the temperature of the first replaced technique only',
      [brown, bake],
      { techStepId: 3, start: 20, end: 48 },
      [{ ...brown, techStepId: 3, source: 'manual', start: 20, end: 48 }],
    ],
    [
      'has no duration and no temperature where none was detected',
      [bake],
      { techStepId: 3, start: 62, end: 68 },
      [bake, manual(3, 62, 68)],
    ],
    [
      'removes the duration and the temperature of an absence',
      [bake],
      { techStepId: null, start: 42, end: 48 },
      [manual(null, 42, 48, { id: 13 })],
    ],
    [
      'replaces a technique by an absence',
      [melt, brown],
      { techStepId: null, start: 0, end: 5 },
      [{ ...melt, techStepId: null, source: 'manual', ingredients: [], utensils: [] }, brown],
    ],
    [
      'adds an absence',
      [brown],
      { techStepId: null, start: 0, end: 5 },
      [manual(null, 0, 5), brown],
    ],
    [
      'replaces an absence by a technique',
      [manual(null, 0, 5, { id: 9 })],
      { techStepId: 3, start: 0, end: 5 },
      [manual(3, 0, 5)],
    ],
    [
      'keeps the rest of an absence',
      [manual(null, 0, 30, { id: 9 })],
      { techStepId: 3, start: 10, end: 15 },
      [manual(null, 0, 10), manual(3, 10, 15), manual(null, 15, 30)],
    ],
    [
      'adds an absence that overlaps an absence',
      [manual(null, 5, 20)],
      { techStepId: null, start: 0, end: 10 },
      [manual(null, 0, 10), manual(null, 10, 20)],
    ],
    [
      'does not replace an adjacent technique',
      [melt],
      { techStepId: 3, start: 5, end: 8 },
      [melt, manual(3, 5, 8)],
    ],
  ])('%s', (_, current, correction, result) => {
    expect(applyCorrection(current, correction)).toEqual(result);
  });

  it('keeps the techniques outside the span, and a later detection keeps the correction', () => {
    const correction = fc
      .tuple(fc.option(fc.integer({ min: 1, max: 3 })), fc.nat(40), fc.integer({ min: 1, max: 20 }))
      .map(([techStepId, start, length]) => ({ techStepId, start, end: start + length }));
    fc.assert(
      fc.property(
        disjointTechniques(),
        correction,
        disjointTechniques('auto'),
        (current, correction, detected) => {
          const corrected = applyCorrection(current, correction);
          const isApart = (span: Span) => !overlap(span, correction);
          const apart = corrected.filter(isApart);
          expect(apart).toEqual(expect.arrayContaining(current.filter(isApart)));
          expect(apart.filter(isTechnique)).toEqual(current.filter(isApart).filter(isTechnique));
          expect(absentAt(apart)).toEqual(
            absentAt(current).filter((at) => isApart({ start: at, end: at + 1 })),
          );
          const redetected = mergeDetection(corrected, detected);
          expect(redetected.filter((occurrence) => overlap(occurrence, correction))).toEqual([
            expect.objectContaining({ ...correction, source: 'manual' }),
          ]);
        },
      ),
    );
  });
});

describe('replacedTechniqueIds', () => {
  it.each<[string, StepTechnique[], number[]]>([
    ['none', [], []],
    ['overlapping techniques', [melt, brown], [1]],
    ['not an absence', [manual(null, 0, 5), brown], []],
  ])('%s', (_, current, ids) => {
    expect(replacedTechniqueIds(current, { techStepId: 3, start: 0, end: 20 })).toEqual(ids);
  });
});

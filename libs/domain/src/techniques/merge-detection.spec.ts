import fc from 'fast-check';
import { overlap } from '../detection/span.js';
import { mergeDetection } from './merge-detection.js';
import type { StepTechnique } from './step-technique.js';
import { auto, disjointTechniques, manual } from '../../test/technique.builder.js';

const DURATION = { minSeconds: 600, maxSeconds: 600, start: 6, end: 12 };
const TEMPERATURE = { celsius: 180, start: 15, end: 21 };

describe('mergeDetection', () => {
  it.each<[string, StepTechnique[], StepTechnique[], StepTechnique[]]>([
    ['adds a detected technique', [], [auto(1, 0, 5)], [auto(1, 0, 5)]],
    ['removes a technique that is not detected again', [auto(1, 0, 5)], [], []],
    ['replaces detected techniques', [auto(1, 0, 5)], [auto(2, 3, 9)], [auto(2, 3, 9)]],
    [
      'keeps the id of a technique that is detected again',
      [auto(1, 0, 5, { id: 7 })],
      [auto(1, 0, 5, { utensils: [{ utensilId: 3, source: 'auto', start: 6, end: 9 }] })],
      [auto(1, 0, 5, { id: 7, utensils: [{ utensilId: 3, source: 'auto', start: 6, end: 9 }] })],
    ],
    [
      'gives a new id to another technique at the same place',
      [auto(1, 0, 5, { id: 7 })],
      [auto(2, 0, 5)],
      [auto(2, 0, 5)],
    ],
    [
      'replaces the duration and the temperature of a technique that is detected again',
      [auto(1, 0, 5, { duration: DURATION, temperature: TEMPERATURE })],
      [auto(1, 0, 5, { duration: { ...DURATION, maxSeconds: 900 } })],
      [auto(1, 0, 5, { duration: { ...DURATION, maxSeconds: 900 } })],
    ],
    [
      'keeps the duration and the temperature of a manual technique',
      [manual(1, 0, 5, { duration: DURATION, temperature: TEMPERATURE })],
      [auto(2, 0, 5)],
      [manual(1, 0, 5, { duration: DURATION, temperature: TEMPERATURE })],
    ],
    ['keeps a manual technique', [manual(1, 0, 5, { id: 7 })], [], [manual(1, 0, 5, { id: 7 })]],
    [
      'skips a detection that overlaps a manual technique',
      [manual(1, 4, 9)],
      [auto(2, 0, 5), auto(2, 9, 12)],
      [manual(1, 4, 9), auto(2, 9, 12)],
    ],
    [
      'skips a detection that overlaps an absence',
      [manual(null, 4, 9)],
      [auto(2, 0, 5), auto(3, 10, 12)],
      [manual(null, 4, 9), auto(3, 10, 12)],
    ],
    [
      'orders by position',
      [manual(1, 10, 12)],
      [auto(2, 20, 22), auto(3, 0, 5)],
      [auto(3, 0, 5), manual(1, 10, 12), auto(2, 20, 22)],
    ],
  ])('%s', (_, current, detected, result) => {
    expect(mergeDetection(current, detected)).toEqual(result);
  });

  it('keeps manual techniques, allows no overlap and is idempotent', () => {
    fc.assert(
      fc.property(disjointTechniques(), disjointTechniques('auto'), (current, detected) => {
        const merged = mergeDetection(current, detected);
        const manualOnes = current.filter(({ source }) => source === 'manual');
        expect(merged.filter(({ source }) => source === 'manual')).toEqual(manualOnes);
        for (const [index, one] of merged.entries()) {
          expect(merged.slice(index + 1).some((other) => overlap(one, other))).toBe(false);
        }
        expect(mergeDetection(merged, detected)).toEqual(merged);
      }),
    );
  });
});

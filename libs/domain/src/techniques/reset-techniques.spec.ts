import fc from 'fast-check';
import { auto, disjointTechniques, manual } from '../../test/technique.builder.js';
import { resetTechniques } from './merge-detection.js';
import type { StepTechnique } from './step-technique.js';

describe('resetTechniques', () => {
  it.each<[string, StepTechnique[], StepTechnique[] | null, StepTechnique[]]>([
    ['removes a manual technique', [manual(1, 0, 5)], [], []],
    ['removes an absence', [manual(null, 0, 5)], [auto(2, 0, 5)], [auto(2, 0, 5)]],
    [
      'adds a detected technique that overlaps a manual one',
      [manual(1, 4, 9, { id: 7 })],
      [auto(2, 0, 5)],
      [auto(2, 0, 5)],
    ],
    [
      'keeps the id of a technique that is detected again',
      [auto(1, 0, 5, { id: 7 }), manual(2, 6, 9, { id: 8 })],
      [auto(1, 0, 5), auto(3, 6, 9)],
      [auto(1, 0, 5, { id: 7 }), auto(3, 6, 9)],
    ],
    [
      'keeps automatic techniques without a detection',
      [auto(1, 0, 5, { id: 7 }), manual(2, 6, 9)],
      null,
      [auto(1, 0, 5, { id: 7 })],
    ],
  ])('%s', (_, current, detected, result) => {
    expect(resetTechniques(current, detected)).toEqual(result);
  });

  it('returns the detection, whatever people changed', () => {
    fc.assert(
      fc.property(disjointTechniques(), disjointTechniques('auto'), (current, detected) => {
        const withoutId = (all: StepTechnique[]) => all.map((one) => ({ ...one, id: undefined }));
        const inOrder = [...detected].sort((a, b) => a.start - b.start);
        expect(withoutId(resetTechniques(current, detected))).toEqual(withoutId(inOrder));
      }),
    );
  });
});

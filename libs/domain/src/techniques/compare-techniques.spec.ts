import { auto, manual } from '../../test/technique.builder.js';
import { compareTechniques, sumChanges, type TechniqueChange } from './compare-techniques.js';
import type { StepTechnique } from './step-technique.js';

describe('compareTechniques', () => {
  it.each<[string, StepTechnique[], StepTechnique[], TechniqueChange[]]>([
    ['no techniques', [], [], []],
    ['nothing changed', [auto(1, 0, 5)], [auto(1, 0, 5, { id: 3 })], []],
    ['gained', [], [auto(1, 0, 5)], [{ techStepId: 1, gained: 1, lost: 0, moved: 0 }]],
    ['lost', [auto(1, 0, 5)], [], [{ techStepId: 1, gained: 0, lost: 1, moved: 0 }]],
    ['moved', [auto(1, 0, 5)], [auto(1, 3, 5)], [{ techStepId: 1, gained: 0, lost: 0, moved: 1 }]],
    [
      'replaced by another',
      [auto(1, 0, 5)],
      [auto(2, 0, 5)],
      [
        { techStepId: 1, gained: 0, lost: 1, moved: 0 },
        { techStepId: 2, gained: 1, lost: 0, moved: 0 },
      ],
    ],
    [
      'moved and gained',
      [auto(1, 0, 5), manual(null, 10, 12)],
      [auto(1, 2, 5), auto(1, 6, 9), manual(null, 10, 12)],
      [{ techStepId: 1, gained: 1, lost: 0, moved: 1 }],
    ],
  ])('%s', (_, before, after, changes) => {
    expect(compareTechniques(before, after)).toEqual(changes);
  });
});

describe('sumChanges', () => {
  it('sums the changes of each technique', () => {
    const changes = [
      { techStepId: 2, gained: 1, lost: 0, moved: 3 },
      { techStepId: 1, gained: 0, lost: 1, moved: 0 },
      { techStepId: 2, gained: 1, lost: 2, moved: 0 },
    ];
    expect(sumChanges(changes)).toEqual([
      { techStepId: 1, gained: 0, lost: 1, moved: 0 },
      { techStepId: 2, gained: 2, lost: 2, moved: 3 },
    ]);
  });
});

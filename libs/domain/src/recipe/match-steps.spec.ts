import { matchSteps } from './match-steps.js';

const STORED = [
  { id: 1, description: 'Laver.' },
  { id: 2, description: 'Couper.' },
  { id: 3, description: 'Cuire.' },
];

const written = (...steps: (string | [number, string])[]) =>
  steps.map((step) =>
    typeof step === 'string' ? { description: step } : { id: step[0], description: step[1] },
  );

describe('matchSteps', () => {
  it.each([
    ['by id, even if the text differs', written([3, 'Frire.'], [1, 'Laver.']), [3, 1]],
    [
      'new: without an id and without equal text',
      written([1, 'Laver.'], 'Saler.', [2, 'Couper.']),
      [1, undefined, 2],
    ],
    ['by text without an id', written([1, 'Laver.'], 'Cuire.'), [1, 3]],
    ['by text, moved', written('Cuire.', 'Laver.', 'Couper.'), [3, 1, 2]],
    ['by position if no step has an id', written('Laver.', 'Trancher.', 'Cuire.'), [1, 2, 3]],
    ['by the step before it', written('Saler.', 'Laver.', 'Trancher.'), [undefined, 1, 2]],
    ['by text before position', written('Saler.', 'Couper.'), [1, 2]],
    [
      'new: more steps than stored',
      written('Laver.', 'Couper.', 'Cuire.', 'Servir.'),
      [1, 2, 3, undefined],
    ],
    ['each stored step once', written('Laver.', 'Laver.', 'Laver.'), [1, 2, 3]],
    [
      'not by the text of a step that has matched by id',
      written([2, 'Cuire.'], 'Couper.'),
      [2, undefined],
    ],
    ['none', [], []],
  ])('%s', (_, steps, ids) => {
    expect(matchSteps(steps, STORED).map((step) => step?.id)).toEqual(ids);
  });
});

import type { StepTechnique } from '../techniques/step-technique.js';
import { auto, manual } from '../../test/technique.builder.js';
import type { StepFood } from '../techniques/step-foods.js';
import { reviseSteps } from './revise-steps.js';

const MANUAL = manual(7, 0, 5);
const AUTO = auto(7, 10, 15);
const STORED = [
  {
    id: 1,
    description: 'Mixer, puis cuire.',
    detectorVersion: 'v1',
    techniques: [MANUAL, AUTO],
    foods: [],
    unread: ['nduja'],
    removedFoods: [{ start: 0, end: 5 }],
  },
];
const FOOD: StepFood = { ingredientId: 3, start: 10, end: 15, text: 'mixer', source: 'auto' };
const detected = (...techniques: StepTechnique[]) => [
  { detectorVersion: 'v2', techniques, foods: [FOOD], unread: [] },
];
const SAME = { otherLocale: false };

describe('reviseSteps', () => {
  it('does not change a step with an unchanged text', () => {
    const written = [{ id: 1, description: 'Mixer, puis cuire.' }];
    expect(reviseSteps(written, STORED, detected(AUTO), SAME)).toEqual([
      { id: 1, description: 'Mixer, puis cuire.', revision: undefined, detection: STORED[0] },
    ]);
  });

  it('replaces detected techniques and moves manual ones when the text changes', () => {
    const written = [{ id: 1, description: 'Bien Mixer, puis frire.' }];
    const found = auto(7, 17, 22);
    const revision = {
      detectorVersion: 'v2',
      techniques: [manual(7, 5, 10), found],
      foods: [FOOD],
      unread: [],
      removedFoods: [{ start: 5, end: 10 }],
    };
    expect(reviseSteps(written, STORED, detected(found), SAME)).toEqual([
      { id: 1, description: 'Bien Mixer, puis frire.', revision, detection: revision },
    ]);
  });

  it('detects an unchanged text again when the locale changes', () => {
    const written = [{ id: 1, description: 'Mixer, puis cuire.' }];
    const [step] = reviseSteps(written, STORED, detected(), { otherLocale: true });
    expect(step?.revision).toMatchObject({ detectorVersion: 'v2', techniques: [MANUAL] });
  });

  it('gives a new step the detected techniques', () => {
    const revision = { ...detected(AUTO)[0], removedFoods: [] };
    expect(reviseSteps([{ description: 'Cuire.' }], [], detected(AUTO), SAME)).toEqual([
      { id: null, description: 'Cuire.', revision, detection: revision },
    ]);
  });
});

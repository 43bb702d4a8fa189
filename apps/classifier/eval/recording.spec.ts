import type { Findings } from './findings.js';
import { regressions, recordingOf } from './recording.js';
import { scoreOf } from './score.js';

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
const cut = { key: 'cut', start: 9, end: 12 };

describe('recordingOf and regressions', () => {
  it('records the F1 of the measured figures, rounded down', () => {
    const score = scoreOf(
      { ...nothing, techniques: [peel, cut] },
      { ...nothing, techniques: [peel] },
    );
    expect(recordingOf(new Map([['fr', score]]))).toEqual({ fr: { techniques: 0.6666 } });
  });

  it.each([
    [{ fr: { techniques: 0.9 } }, []],
    [{ fr: { techniques: 0.95 } }, []],
    [{ fr: { techniques: 0.89 } }, ['fr: techniques was 0.9, is 0.89']],
    [{}, ['fr: techniques was 0.9, is missing']],
  ])('compares %j with the recorded figures', (now, worse) => {
    expect(regressions({ fr: { techniques: 0.9 } }, now)).toEqual(worse);
  });
});

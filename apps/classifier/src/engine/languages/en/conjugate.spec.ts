import { conjugateEnglish } from './conjugate.js';

describe('conjugateEnglish', () => {
  it.each([
    ['stir', 'stirring', 'stirred'],
    ['chop', 'chopping', 'chopped'],
    ['bake', 'baking', 'baked'],
    ['mix', 'mixing', 'mixed'],
    ['boil', 'boiling', 'boiled'],
    ['simmer', 'simmering', 'simmered'],
    ['dry', 'drying', 'dried'],
    ['tie', 'tying', 'tied'],
    ['puree', 'pureeing', 'pureed'],
    ['transfer', 'transferring', 'transferred'],
    ['grind', 'grinding', 'ground'],
    ['beat', 'beating', 'beaten'],
    ['cut', 'cutting', undefined],
    ['come', 'coming', 'came'],
    ['swell', 'swelling', 'swelled'],
  ])('forms the gerund and the past participle of "%s"', (base, gerund, past) => {
    const forms = conjugateEnglish(base).map(([form]) => form);
    expect(forms.slice(0, 2)).toEqual([base, gerund]);
    expect(forms.at(2)).toBe(past);
  });
});

import { KEYS, recipeOf, type StepWith } from '../../../../test/batch-recipe.builder.js';
import { withOvenTemperatures } from './oven-temperatures.js';

describe('withOvenTemperatures', () => {
  it.each<[string, StepWith[], (number | null)[]]>([
    ['the stated temperature', [['bake', { celsius: 210 }]], [210]],
    ['that of preheating', [['preheat', { celsius: 200 }], ['bake']], [200, 200]],
    ['the last one that is stated', [['preheat', { celsius: 240 }], ['bake'], ['bake', { celsius: 160 }],
      ['gratinate']], [240, 240, 160, 160]],
    ['the next one for preheating', [['preheat'], ['chop'], ['bake', { celsius: 220 }]],
      [220, null, 220]],
    ['the next one for preheating again', [['bake', { celsius: 160 }], ['preheat'],
      ['bake', { celsius: 220 }]], [160, 220, 220]],
    ['the default of the technique', [['bake'], ['roast'], ['gratinate']], [180, 200, 220]],
    ['a default for another technique', [['toast', { utensils: ['oven'] }]], [180]],
    ['none outside the oven', [['bake', { celsius: 210 }], ['deepFry', { celsius: 170 }], ['bake']],
      [210, null, 210]],
  ])('%s', (_, steps, celsius) => {
    const { techniques } = withOvenTemperatures(recipeOf(1, steps), KEYS);
    expect(techniques.map((each) => each.celsius)).toEqual(celsius);
  }); // prettier-ignore
});

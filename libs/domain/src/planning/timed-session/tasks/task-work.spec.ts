import type { TechStepKey } from '../../../catalogue/tech-steps.js';
import { KEYS, type Statement, technique } from '../../../../test/batch-recipe.builder.js';
import type { Attention, Resource } from '../estimates/technique-estimate.js';
import { workOf } from './task-work.js';

describe('workOf', () => {
  it.each<[string, TechStepKey | null, Statement, Attention, Resource | null]>([
    ['a step without a technique', null, {}, 'ACTIVE', 'COOK'],
    ['work at the board', 'chop', { foods: ['onion'] }, 'ACTIVE', 'COOK'],
    ['work at the stove', 'saute', {}, 'ACTIVE', 'BURNER'],
    ['cooking on a burner', 'simmer', {}, 'PASSIVE', 'BURNER'],
    ['cooking in the oven', 'bake', {}, 'PASSIVE', 'OVEN'],
    ['cooking in a named oven', 'cook', { utensils: ['oven'] }, 'PASSIVE', 'OVEN'],
    ['sautéing in a named oven', 'saute', { utensils: ['oven'] }, 'PASSIVE', 'OVEN'],
    ['cooking at 180 °C', 'cook', { celsius: 180 }, 'PASSIVE', 'OVEN'],
    ['cooking at 70 °C', 'cook', { celsius: 70 }, 'PASSIVE', 'BURNER'],
    ['cooking at 180 °C in a pan', 'cook', { celsius: 180, utensils: ['fryingPan'] }, 'PASSIVE', 'BURNER'],
    ['frying at 180 °C', 'deepFry', { celsius: 180 }, 'ACTIVE', 'BURNER'],
    ['sprinkling what comes out of the oven', 'sprinkle', { utensils: ['oven'] }, 'ACTIVE', 'COOK'],
    ['heating a pan', 'preheat', { utensils: ['fryingPan'] }, 'PASSIVE', 'BURNER'],
    ['grilling in a pan', 'grill', { utensils: ['griddle'] }, 'ACTIVE', 'BURNER'],
    ['melting in the microwave oven', 'melt', { utensils: ['microwaveOven'] }, 'PASSIVE', null],
    ['simmering in a slow cooker', 'simmer', { utensils: ['slowCooker'] }, 'PASSIVE', null],
    ['barbecuing', 'barbecue', {}, 'PASSIVE', null],
    ['resting', 'rest', {}, 'PASSIVE', null],
    ['kneading for 10 minutes', 'knead', { minutes: 10 }, 'ACTIVE', 'COOK'],
    ['stirring for 2 hours', 'stir', { minutes: 120 }, 'PASSIVE', null],
    ['browning for 45 minutes', 'brown', { minutes: 45 }, 'PASSIVE', 'BURNER'],
    ['covering for 10 minutes', 'cover', { minutes: 10 }, 'PASSIVE', null],
  ])('%s', (_, key, statement, attention, resource) => {
    expect(workOf(technique(1, key, statement), KEYS)).toMatchObject({ attention, resource });
  }); // prettier-ignore

  it.each([
    ['soak', {}, 'SOAK'],
    ['thaw', {}, 'THAW'],
    ['marinate', {}, 'MARINATE'],
    ['chill', {}, 'REST'],
    ['cover', { minutes: 600 }, 'REST'],
    ['cover', {}, undefined],
    ['simmer', { minutes: 600 }, undefined],
    ['simmer', { minutes: 600, utensils: ['slowCooker'] }, undefined],
  ] as [TechStepKey, Statement, string | undefined][])(
    '%s %j waits for %s',
    (key, statement, kind) => {
      expect(workOf(technique(1, key, statement), KEYS).wait).toBe(kind);
    },
  );

  it('does not plan the three months that food keeps', () => {
    const minutes = 90 * 24 * 60;
    expect(workOf(technique(1, 'freeze', { minutes }), KEYS).stated).toBeNull();
  });
});

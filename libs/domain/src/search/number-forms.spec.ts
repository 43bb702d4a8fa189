import { numberForms } from './number-forms.js';

describe('numberForms', () => {
  it.each([
    ['carotte', 'carottes'],
    ['gateau', 'gateaux'],
    ['chou', 'choux'],
    ['bocal', 'bocaux'],
    ['tomato', 'tomatoes'],
    ['berry', 'berries'],
    ['loaf', 'loaves'],
    ['knife', 'knives'],
    ['dish', 'dishes'],
  ])('%s and %s find each other', (singular, plural) => {
    expect(numberForms(singular)).toContain(plural);
    expect(numberForms(plural)).toContain(singular);
  });

  it.each([
    ['fraise', 'frais'],
    ['poire', 'poivre'],
    ['os', 'o'],
  ])('%s has no form %s', (word, other) => {
    expect(numberForms(word)).not.toContain(other);
  });
});

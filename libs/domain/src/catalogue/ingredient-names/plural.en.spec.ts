import { pluralEn } from './plural.en.js';

describe('pluralEn', () => {
  it.each([
    ['onion', 'onions'],
    ['tomato', 'tomatoes'],
    ['avocado', 'avocados'],
    ['berry', 'berries'],
    ['radish', 'radishes'],
    ['bay leaf', 'bay leaves'],
    ['knife', 'knives'],
    ['oats', 'oats'],
    ['watercress', 'watercresses'],
    ['swordfish', 'swordfish'],
    ['ear of corn', 'ears of corn'],
    ['chipotle in adobo', 'chipotles in adobo'],
  ])('%s becomes %s', (one, several) => {
    expect(pluralEn(one)).toBe(several);
  });
});

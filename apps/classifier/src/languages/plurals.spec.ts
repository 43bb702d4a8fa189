import { pluralsOf } from './plurals.js';

describe('pluralsOf', () => {
  it.each([
    ['fr', 'poche à douille', 'poches à douille'],
    ['fr', 'couteau', 'couteaux'],
    ['fr', 'bocal', 'bocaux'],
    ['fr', 'robot culinaire', 'robots culinaires'],
    ['fr', 'chinois', 'chinois'],
    ['fr', '(sous le) gril', '(sous le) grils'],
    ['en', 'rolling pin', 'rolling pins'],
    ['en', 'baking dish', 'baking dishes'],
    ['en', 'knife', 'knives'],
    ['en', 'box', 'boxes'],
  ] as const)('forms plurals (%s): %s, %s', (locale, singular, plural) => {
    expect(pluralsOf(locale, singular)).toContain(singular);
    expect(pluralsOf(locale, singular)).toContain(plural);
  });
});

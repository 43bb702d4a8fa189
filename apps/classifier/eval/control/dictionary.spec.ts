import { createDictionary } from './dictionary.js';

const detect = createDictionary();

describe('createDictionary', () => {
  it('finds names and verbs, and assigns mentions to their sentence', () => {
    const { entities, ingredients, clauses } = detect(
      'fr',
      'Éplucher les carottes. Couper les pommes de terre dans un saladier.',
    );
    expect(entities.map(({ key, clause }) => [key, clause])).toEqual([
      ['mixingBowl', 1],
      ['peel', 0],
      ['cut', 1],
    ]);
    expect(ingredients.map(({ key, clause }) => [key, clause])).toEqual([
      ['carrot', 0],
      ['potato', 1],
    ]);
    expect(clauses).toHaveLength(2);
  });

  it('has no rules: a negated verb is an instruction', () => {
    const { entities } = detect('en', 'Do not stir.');
    expect(entities).toMatchObject([{ key: 'stir' }]);
  });
});

import { PartTree, type RecipeInTree } from './part-tree.js';

const recipe = (id: number, portions: number, parts: [number, number][] = []): RecipeInTree => ({
  id,
  portions,
  parts: parts.map(([partId, needed]) => ({
    ...{ partId, contentId: partId, portions: needed, note: null },
  })),
});

const needsOf = (...recipes: RecipeInTree[]) =>
  new PartTree(recipes)
    .partsOf(1)
    .map(({ recipe: { id }, portions }) => [id, portions.numerator, portions.denominator]);

describe('PartTree', () => {
  it.each<[string, RecipeInTree[], [number, bigint, bigint][]]>([
    ['no part', [recipe(1, 4)], []],
    ['a part', [recipe(1, 4, [[2, 3]]), recipe(2, 6)], [[2, 3n, 4n]]],
    ['a third', [recipe(1, 3, [[2, 1]]), recipe(2, 1)], [[2, 1n, 3n]]],
    [
      'a part of a part, before it',
      [recipe(1, 2, [[2, 1]]), recipe(2, 4, [[3, 6]]), recipe(3, 1)],
      [
        [3, 3n, 4n],
        [2, 1n, 2n],
      ],
    ],
    [
      'a part in two ways, once',
      [recipe(1, 1, [[2, 1], [3, 2]]), recipe(2, 2, [[3, 1]]), recipe(3, 1)], // prettier-ignore
      [
        [3, 5n, 2n],
        [2, 1n, 1n],
      ],
    ],
    ['a part that is not known', [recipe(1, 1, [[2, 1]])], []],
  ])('of %s returns what one portion needs', (_case, recipes, expected) => {
    expect(needsOf(...recipes)).toEqual(expected);
  });
});

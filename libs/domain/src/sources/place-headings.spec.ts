import { placeHeadings } from './place-headings.js';

const placed = (before: readonly number[], sources: readonly number[]) =>
  placeHeadings(
    before.map((index) => ({ text: 'Sauce', before: index })),
    sources.map((source) => ({ source })),
  ).map((heading) => heading.before);

describe('placeHeadings', () => {
  it.each<[string, number[], number[], number[]]>([
    ['stand where they stood', [0, 2, 3], [0, 1, 2], [0, 2, 3]],
    ['move up when lines before them were merged', [1, 3], [0, 1], [1, 2]],
    ['move down when a line before them became several', [1, 2], [0, 0, 0, 1], [3, 4]],
    ['stand at the start of a draft without lines', [1], [], [0]],
  ])('headings %s', (_, before, sources, result) => {
    expect(placed(before, sources)).toEqual(result);
  });
});

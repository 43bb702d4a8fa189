import { textTable } from './text-table.js';

describe('textTable', () => {
  it('aligns words to the left and numbers to the right', () => {
    const table = textTable(
      ['technique', 'times'],
      [
        ['simmer', 12],
        ['preheat the oven', 3],
      ],
    );
    expect(table.split('\n')).toEqual([
      'technique         times',
      '───────────────────────',
      'simmer               12',
      'preheat the oven      3',
    ]);
  });
});

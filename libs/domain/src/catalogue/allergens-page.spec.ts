import { readFileSync } from 'node:fs';
import path from 'node:path';
import { INGREDIENTS } from './ingredients.js';

const page = readFileSync(path.join('docs', 'allergens.md'), 'utf8');

/** The cells of the rows of a table, without its head. */
function rowsOf(table: string): string[][] {
  const [, text = ''] = page.split(new RegExp(`<!-- /?${table} -->`));
  const rows = text.trim().split('\n').slice(2);
  return rows.map((row) =>
    row
      .split('|')
      .map((cell) => cell.trim())
      .slice(1, -1),
  );
}

const keysOf = (cell: string) => [...cell.matchAll(/`(\w+)`/g)].map(([, key = '']) => key);

const allergensOf = new Map<string, readonly string[]>(
  INGREDIENTS.map(({ key, allergens }) => [key, allergens]),
);

describe('docs/allergens.md', () => {
  const doubtful = rowsOf('doubtful').flatMap(([keys = '', contain = '']) =>
    keysOf(keys).map((key) => [key, contain] as const),
  );

  it('lists doubtful ingredients, each once', () => {
    const keys = doubtful.map(([key]) => key);
    expect(keys.length).toBeGreaterThan(40);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it.each(doubtful)('%s contains: %s', (key, contain) => {
    const listed = contain === '–' ? [] : contain.split(', ');
    expect(new Set(listed)).toEqual(new Set(allergensOf.get(key)));
    expect(allergensOf.has(key)).toBe(true);
  });

  it('gives a reason for each allergen that an ingredient often contains', () => {
    const listed = rowsOf('often').flatMap(([allergen = '', keys = '', because = '']) =>
      because === '' ? [] : keysOf(keys).map((key) => `${allergen} ${key}`),
    );
    const often = INGREDIENTS.flatMap(({ key, oftenAllergens }) =>
      oftenAllergens.map((allergen) => `${allergen} ${key}`),
    );
    expect(listed.sort()).toEqual(often.sort());
  });
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { INGREDIENTS } from './ingredients.js';

const page = readFileSync(path.join('docs', 'allergens.md'), 'utf8');
const [, table = ''] = page.split(/<!-- \/?doubtful -->/);

/** The rows of the table: each ingredient with its allergens as the page lists them. */
const rows = [...table.matchAll(/^\| (`[^|]*) \| ([^|]*) \|/gm)].flatMap(
  ([, keys = '', contain = '']) =>
    [...keys.matchAll(/`(\w+)`/g)].map(([, key = '']) => [key, contain.trim()] as const),
);

const allergensOf = new Map<string, readonly string[]>(
  INGREDIENTS.map(({ key, allergens }) => [key, allergens]),
);

describe('docs/allergens.md', () => {
  it('lists doubtful ingredients, each once', () => {
    const keys = rows.map(([key]) => key);
    expect(keys.length).toBeGreaterThan(50);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it.each(rows)('%s contains: %s', (key, contain) => {
    const listed = contain === '–' ? [] : contain.split(', ');
    expect(new Set(listed)).toEqual(new Set(allergensOf.get(key)));
    expect(allergensOf.has(key)).toBe(true);
  });
});

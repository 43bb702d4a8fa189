import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { KeepingRow, KeepingStatement } from './keeping-row.js';
import { KEEPING_SOURCES } from './keeping-sources.js';
import { KEEPING_TIMES } from './keeping-times.js';

const page = readFileSync(path.join('docs', 'keeping.md'), 'utf8');
const [, table = ''] = page.split(/<!-- \/?keeping -->/);
/** The cells of the rows, without padding. */
const listed = [...table.matchAll(/^\| (`.*) \|$/gm)].map(([, row = '']) =>
  row.split('|').map((cell) => cell.trim()),
);

/** `2 days (fsa), 3 days (foodKeeper)` */
function days(row: KeepingRow, field: 'fridgeDays' | 'freezerDays'): string {
  const stated = row.statements.filter((each) => each[field] !== undefined);
  return stated.map((each) => `${String(each[field])} (${each.source})`).join(', ');
}

function names(keys: readonly string[]): string {
  return keys.map((key) => `\`${key}\``).join(', ');
}

describe('docs/keeping.md', () => {
  it('lists the rows of the table with what each source states', () => {
    const expected = Object.entries<KeepingRow>(KEEPING_TIMES).map(([key, row]) => [
      `\`${key}\``,
      names(row.foods) + (row.except ? ` without ${names(row.except)}` : ''),
      row.preparations.join(', '),
      days(row, 'fridgeDays'),
      days(row, 'freezerDays'),
    ]);
    expect(listed).toEqual(expected);
  });

  it.each(Object.entries(KEEPING_SOURCES))(
    'names the source %s with its address',
    (key, source) => {
      expect(page).toContain(`- \`${key}\`: [${source.name}](${source.address})`);
    },
  );

  it.each(Object.keys(KEEPING_SOURCES))('has a row that cites the source %s', (key) => {
    const statements = Object.values<KeepingRow>(KEEPING_TIMES).flatMap<KeepingStatement>(
      (row) => row.statements,
    );
    expect(statements.some(({ source }) => source === key)).toBe(true);
  });
});

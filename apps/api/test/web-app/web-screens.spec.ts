import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../../../..');
const readText = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** The operations in the rows of a table of the README, which begins with a heading. */
function operationsIn(table: string, column: number): string[] {
  const rows = readText('apps/web/README.md').split(new RegExp(`^\\| ${table} .*\\n.*\\n`, 'm'))[1];
  const cells =
    /^(\|.*\n)+/
      .exec(rows ?? '')?.[0]
      .trim()
      .split('\n') ?? [];
  return cells.flatMap((row) => row.split('|')[column]?.trim().split(', ') ?? []);
}

describe('the table of screens in the README of the application', () => {
  const withScreen = operationsIn('Screen', 2);
  const withoutScreen = operationsIn('Without a screen', 1);

  it('has every operation of openapi.json once, with a screen or the reason why none is needed', () => {
    const { paths } = JSON.parse(readText('openapi.json')) as {
      paths: Record<string, Record<string, { operationId?: string }>>;
    };
    const operations = Object.values(paths).flatMap((methods) =>
      Object.values(methods).flatMap(({ operationId }) => operationId ?? []),
    );
    expect([...withScreen, ...withoutScreen].sort()).toEqual(operations.sort());
  });

  it('names as operations with a screen those that the application calls', () => {
    const source = path.join(root, 'apps/web/src');
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
    const texts = files
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => path.join(source, file));
    const code = texts.map((file) => readFileSync(file, 'utf8')).join('\n');
    const called = [...code.matchAll(/popote\s*\.(\w+)\(/g)].map(([, name]) => name);
    const operations = [...new Set(called)].filter((name) => name !== 'events');
    expect(operations.sort()).toEqual([...withScreen].sort());
  });
});

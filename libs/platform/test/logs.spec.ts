import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../../..');

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

/** The sources that log. */
const SOURCES = ['apps', 'libs']
  .flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.join(folder, file),
    ),
  )
  .filter((file) => /\/src\/.*\.ts$/.test(file) && !file.endsWith('.spec.ts'))
  .map((file) => ({ file, text: read(file) }))
  .filter(({ text }) => /\b(Logger|createLogger)\b/.test(text));

/** A call that writes a line, with the beginning of its first argument. */
const CALL = /\blogger\.(?:trace|debug|log|info|warn|error|fatal)\(\s*([\s\S]{0,20})/g;

const sorted = (names: Iterable<string | undefined>) => [...new Set(names)].sort();

describe('the events of the logs', () => {
  const schema = JSON.parse(read('docs/logs.schema.json')) as {
    readonly properties: { readonly event: { readonly enum: readonly string[] } };
  };
  const events = sorted(schema.properties.event.enum);

  it('are those of the list in docs/logs.md', () => {
    const section = read('docs/logs.md')
      .split('\n## ')
      .find((part) => part.startsWith('Events'));
    const items = section?.matchAll(/^- `([a-z-]+)`/gm) ?? [];
    expect(sorted([...items].map(([, event]) => event))).toEqual(events);
  });

  it('are those that the sources name', () => {
    const named = SOURCES.flatMap(({ text }) =>
      [...text.matchAll(/\bevent: '([a-z-]+)'/g)].map(([, event]) => event),
    );
    expect(sorted([...named, 'framework'])).toEqual(events);
  });

  it('are named by every call that writes a line of its own', () => {
    const unnamed = SOURCES.filter(({ text }) => text.includes('this.logger.')).flatMap(
      ({ file, text }) =>
        [...text.matchAll(CALL)]
          .filter(([, argument = '']) => !/^\{\s*event:/.test(argument))
          .map(([call]) => `${file}: ${call}`),
    );
    expect(unnamed).toEqual([]);
  });
});

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { transformSync } from '@swc/core';
import { useSharedApp } from '../../../../apps/api/test/support/shared-app.js';
import english from '../../labels/en.json' with { type: 'json' };
import french from '../../labels/fr.json' with { type: 'json' };
import * as client from '../../src/index.js';
import { exampleProgram } from '../example-program.mjs';

/** What the examples import. */
const MODULES: Readonly<Record<string, unknown>> = {
  '@popote/client': client,
  '@popote/client/labels/en.json': english,
  '@popote/client/labels/en/ingredients.json': english.ingredients,
  '@popote/client/labels/fr.json': french,
};

const app = useSharedApp();

/** Runs the examples of a page marked `ts`. Returns what they print. */
async function runExamples(page: string): Promise<unknown[][]> {
  const markdown = await readFile(path.join(__dirname, '../../../..', page), 'utf8');
  const program = exampleProgram(markdown).replaceAll('http://127.0.0.1:3000', app.url);
  const { code } = transformSync(program, {
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    module: { type: 'commonjs' },
  });
  const exported: { run?: () => Promise<void> } = {};
  const printed: unknown[][] = [];
  const output = { log: (...values: unknown[]) => printed.push(values) };
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- runs the examples of this project
  new Function('require', 'exports', 'console', code)(
    (name: string) => MODULES[name],
    exported,
    output,
  );
  await exported.run?.();
  return printed;
}

it('the examples of the README run', async () => {
  const printed = await runExamples('libs/client/README.md');
  expect(printed).toEqual([
    ['Show the sign-in page.'],
    ['Hello Camille'],
    ['This recipe was deleted.'],
  ]);
});

it('the examples of docs/building-a-client.md run', async () => {
  const printed = await runExamples('docs/building-a-client.md');
  for (const line of [
    [french.errors['4052']],
    ['bell peppers'],
    ['Riz au lait'],
    ['This recipe has changed since you opened it.'],
    ['Faire revenir 4 oignons émincés dans une poêle.'],
    ['Rue des Roses'],
  ]) {
    expect(printed).toContainEqual(line);
  }
  expect(printed).toContainEqual([expect.stringMatching(/^[A-Z0-9]{4}(-[A-Z0-9]{4})+$/)]);
});

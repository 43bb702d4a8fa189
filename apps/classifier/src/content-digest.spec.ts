import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { contentDigest } from './content-digest.js';

const ROOT = path.resolve(__dirname, '../../..');
const SOURCE = 'apps/classifier/src';
/** The modules that a detection starts in. */
const ENTRIES = [
  'engine/detect.ts',
  'engine/lines/resolve-line.ts',
  'engine/languages/compile-languages.ts',
];

/** The modules that a module imports, types excepted, relative to the root of the project. */
function importsOf(module: string): string[] {
  const code = readFileSync(path.join(ROOT, module), 'utf8');
  const imported = [...code.matchAll(/^(?:import|export) (?!type\b)[^;]*?from '([^']+)\.js';/gm)];
  return imported.flatMap(([, name = '']) => {
    if (name.startsWith('#domain/')) return [name.replace('#domain/', 'libs/domain/src/') + '.ts'];
    return name.startsWith('.') ? [path.join(path.dirname(module), `${name}.ts`)] : [];
  });
}

/** All modules that detection reaches. */
function reachable(): string[] {
  const found = new Set(ENTRIES.map((entry) => path.join(SOURCE, entry)));
  for (const module of found) for (const next of importsOf(module)) found.add(next);
  return [...found];
}

describe('the detector version', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'popote-digest-'));
    for (const copied of [SOURCE, 'libs/domain/src'])
      cpSync(path.join(ROOT, copied), path.join(folder, copied), { recursive: true });
  });
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  it('changes with each module that detection reaches', () => {
    const digest = () => contentDigest(path.join(folder, SOURCE));
    const version = digest();
    const modules = reachable();
    expect(modules.length).toBeGreaterThan(100);
    const ignored = modules.filter((module) => {
      const file = path.join(folder, module);
      const code = readFileSync(file);
      writeFileSync(file, `${code.toString()}\n`);
      const isIgnored = digest() === version;
      writeFileSync(file, code);
      return isIgnored;
    });
    expect(ignored).toEqual([]);
  });
});

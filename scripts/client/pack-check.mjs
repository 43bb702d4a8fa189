import { execFileSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { exampleProgram } from '../../libs/client/test/example-program.mjs';
import { fail, install, openapiTools, root } from '../prepare.mjs';

const tsc = path.join(root, 'node_modules', 'typescript', 'bin', 'tsc');

/** Maximum bytes of `createPopote` in an app, minified and compressed. */
const MAX_SIZE = 10_000;

/** How projects resolve packages: in Node.js, and with a bundler. */
const RESOLUTIONS = [
  { module: 'nodenext', moduleResolution: 'nodenext' },
  { module: 'esnext', moduleResolution: 'bundler' },
];

/** The pages whose examples use the package, by the file that contains their program. */
const PAGES = {
  'readme.ts': 'libs/client/README.md',
  'building-a-client.ts': 'docs/building-a-client.md',
};

const RUN = `
import { createPopote, searchLabels } from '@popote/client';
import labels from '@popote/client/labels/en.json' with { type: 'json' };
const [found] = searchLabels(labels.ingredients, 'onion');
if (found?.key !== 'onion' || !createPopote({ baseUrl: 'http://localhost' })) process.exit(1);
`;

const REQUIRE = `
const { searchLabels } = require('@popote/client');
const ingredients = require('@popote/client/labels/fr/ingredients.json');
if (searchLabels(ingredients, 'oignons')[0]?.key !== 'onion') process.exit(1);
`;

function run(command, args, cwd) {
  try {
    const shell = process.platform === 'win32' && command === 'npm';
    return execFileSync(command, args, { cwd, shell, encoding: 'utf8', stdio: 'pipe' });
  } catch ({ stdout, stderr }) {
    return fail(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`);
  }
}

/** Packs the library, installs it in an empty project, checks the types of its examples, runs it. */
export async function checkPackage(library, temporary) {
  run('npm', ['pack', '--pack-destination', temporary], library);
  const { version } = JSON.parse(await readFile(path.join(library, 'package.json'), 'utf8'));
  const project = path.join(temporary, 'project');
  await mkdir(project);
  const write = (name, text) => writeFile(path.join(project, name), text);
  await write('package.json', JSON.stringify({ private: true, type: 'module' }));
  run('npm', ['install', '--no-audit', '--no-fund', `../popote-client-${version}.tgz`], project);

  for (const [name, page] of Object.entries(PAGES)) {
    const markdown = await readFile(path.join(root, page), 'utf8');
    await write(name, exampleProgram(markdown));
  }
  for (const resolution of RESOLUTIONS) {
    const compilerOptions = {
      ...resolution,
      target: 'es2022',
      lib: ['es2023', 'dom', 'dom.iterable', 'dom.asynciterable'],
      types: [],
      strict: true,
      resolveJsonModule: true,
      noEmit: true,
    };
    await write('tsconfig.json', JSON.stringify({ compilerOptions, include: ['*.ts'] }));
    run(process.execPath, [tsc], project);
  }
  await write('run.mjs', RUN);
  run(process.execPath, ['run.mjs'], project);
  await write('run.cjs', REQUIRE);
  run(process.execPath, ['run.cjs'], project);
  await checkEntryPoints(path.join(temporary, `popote-client-${version}.tgz`));
  const size = await sizeIn(project);
  if (size > MAX_SIZE) fail(`createPopote has ${size} bytes; at most ${MAX_SIZE} are allowed.`);
  console.log('The package installs, its examples have correct types, and it runs.');
  console.log(`createPopote has ${size} bytes, minified and compressed.`);
}

/** Every way to import the package finds the modules and types that belong to it. */
async function checkEntryPoints(tarball) {
  install(openapiTools);
  const modules = path.join(openapiTools, 'node_modules');
  const attw = path.join(modules, '@arethetypeswrong', 'cli', 'dist', 'index.js');
  const labels = ['./labels/fr/*.json', './labels/en/*.json', './labels/*.json', './package.json'];
  run(process.execPath, [attw, tarball, '--exclude-entrypoints', ...labels], root);
  const publint = path.join(modules, 'publint', 'src', 'cli.js');
  run(process.execPath, [publint, tarball, '--strict'], root);
}

/** The size of `createPopote` as a bundler adds it to an app. */
async function sizeIn(project) {
  const esbuild = createRequire(path.join(openapiTools, 'package.json'))('esbuild');
  const { outputFiles } = await esbuild.build({
    stdin: { contents: "export { createPopote } from '@popote/client'", resolveDir: project },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
  });
  return gzipSync(outputFiles[0].contents, { level: 9 }).length;
}

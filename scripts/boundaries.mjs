// `npm run boundaries`: checks the rules of .dependency-cruiser.cjs, the roles in file names, the number
// of files in a folder, the names of exported types, and the size of the engine.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { cruise } from 'dependency-cruiser';
import extractConfig from 'dependency-cruiser/config-utl/extract-depcruise-config';
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { root } from './prepare.mjs';

const FOLDERS = ['apps', 'libs', 'migrations', 'bench', 'deploy'];
const TESTS = '(^|/)test/|spec\\.ts$';
/** Fewer modules mean that the tool could not read the sources. */
const MIN_MODULES = 400;
const MAX_FILES_IN_FOLDER = 14;
const DATA_FOLDER = /libs\/domain\/src\/catalogue\//;
const GENERATED = /node_modules|libs\/client\/(dist|src\/generated)/;
/** The roles that a file name may have: `thing.role.ts`. */
const ROLES = (
  'adapter bench builder client config control controller decorator decorators dto en field fields filter ' +
  'fr generated guard hook interceptor main metrics module options oracle pipe plot query reader ' +
  'repository schema seed service strategy view'
).split(' ');
/** The client and the application are packages of their own. */
const SOURCES = /^(apps\/(?!web)|libs\/(?!client))[^.]*\/src\//;
const EXPORTED_TYPE = /^export (?:declare |abstract )*(?:class|enum|interface|type) (\w+)/gm;
/** What each application has. */
const TYPES_OF_APPS = ['AppModule', 'Config', 'HealthController', 'MetricsController'];
const ENGINE = /^apps\/classifier\/src\/engine\/(?!languages\/)/;
/** Lines, without languages and tests. A change that needs more says why in its commit. */
const MAX_ENGINE_LINES = 8411;

process.chdir(root);
const config = await extractConfig('./.dependency-cruiser.cjs');
const problems = [];

/** Checks the rules of one scope. Returns the number of modules. */
async function checkImports(scope, options) {
  const forbidden = config.forbidden.filter((rule) => (rule.scope ?? 'module') === scope);
  const { output } = await cruise(
    FOLDERS,
    { ...config.options, ...options, ruleSet: { ...config, forbidden }, validate: true },
    undefined,
    { tsConfig: extractTsConfig('tsconfig.json') },
  );
  const { totalCruised, violations } = output.summary;
  problems.push(...violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`));
  return totalCruised;
}

/** A name means one thing, and the engine does not grow unnoticed. */
function checkSources() {
  const filesOf = new Map();
  let lines = 0;
  for (const folder of FOLDERS) {
    for (const { name, parentPath } of readdirSync(folder, {
      recursive: true,
      withFileTypes: true,
    })) {
      const file = path.join(parentPath, name);
      if (!SOURCES.test(file) || !/(?<!spec)\.ts$/.test(name)) continue;
      const text = readFileSync(file, 'utf8');
      if (ENGINE.test(file)) lines += text.split('\n').length - 1;
      for (const [, type] of text.matchAll(EXPORTED_TYPE)) {
        filesOf.set(type, [...(filesOf.get(type) ?? []), file]);
      }
    }
  }
  for (const [type, files] of filesOf) {
    if (files.length > 1 && !TYPES_OF_APPS.includes(type)) {
      problems.push(`type-is-not-unique: ${type} in ${files.join(', ')}`);
    }
  }
  if (lines > MAX_ENGINE_LINES) {
    problems.push(`large-engine: ${lines} lines, ${MAX_ENGINE_LINES} are allowed`);
  }
}

function checkFiles() {
  const sizes = new Map();
  const list = (folder) => readdirSync(folder, { recursive: true, withFileTypes: true });
  for (const { name, parentPath } of FOLDERS.flatMap(list)) {
    if (!/\.(tsx?|js|mjs)$/.test(name) || GENERATED.test(parentPath)) continue;
    const [, role] = name.replace(/(\.(e2e-|long-)?spec)?\.\w+$/, '').split('.');
    if (role !== undefined && !ROLES.includes(role)) {
      problems.push(`unknown-role: ${path.join(parentPath, name)}`);
    }
    // A benchmark is a command: scripts/bench.mjs lists those of one folder. A test beside its source
    // is a part of it.
    const isTest = /spec\.ts$/.test(name) && !/\/test(\/|$)/.test(parentPath);
    if (isTest || name.endsWith('bench.ts') || DATA_FOLDER.test(parentPath)) continue;
    sizes.set(parentPath, (sizes.get(parentPath) ?? 0) + 1);
  }
  for (const [folder, size] of sizes) {
    if (size > MAX_FILES_IN_FOLDER) problems.push(`large-folder: ${folder} has ${size} files`);
  }
}

const modules = await checkImports('module');
await checkImports('folder', { exclude: { path: TESTS } });
checkFiles();
checkSources();
if (modules < MIN_MODULES) problems.push(`too-few-modules: ${modules} of ${MIN_MODULES}`);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
console.log(`${modules} modules checked, no problem found.`);

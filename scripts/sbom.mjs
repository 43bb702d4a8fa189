// `npm run --silent sbom`: prints the production packages of the lock file as CycloneDX JSON.
// `npm sbom --omit dev` is not used: it also omits packages that both production packages and
// development packages depend on, such as jsonwebtoken and rxjs.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './prepare.mjs';

const ARGUMENTS =
  'sbom --package-lock-only --workspaces=false --sbom-format=cyclonedx --sbom-type=application';

const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
const production = new Set(
  Object.entries(packages)
    .filter(([, { dev }]) => !dev)
    .map(([location, { name, version }]) => {
      return `${name ?? location.split('node_modules/').pop()}@${version}`;
    }),
);
const sbom = JSON.parse(
  execFileSync('npm', ARGUMENTS.split(' '), {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  }),
);
/** The production packages among `items`, once each: npm 10 repeats a package for each of its folders. */
function productionOnly(items, key) {
  const byReference = new Map(items.map((item) => [item[key], item]));
  return [...byReference.values()].filter((item) => production.has(item[key]));
}

sbom.components = productionOnly(sbom.components, 'bom-ref');
sbom.dependencies = productionOnly(sbom.dependencies, 'ref').map(({ ref, dependsOn }) => ({
  ref,
  dependsOn: dependsOn.filter((to) => production.has(to)),
}));
console.log(JSON.stringify(sbom, null, 2));

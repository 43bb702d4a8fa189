// `npm run boundaries`: which folder may import which. Fails as well when it looked at nothing,
// which is what an unreadable TypeScript looks like to the tool.
import { cruise } from 'dependency-cruiser';
import extractConfig from 'dependency-cruiser/config-utl/extract-depcruise-config';
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { fail, root } from './prepare.mjs';

process.chdir(root);
const config = await extractConfig('./.dependency-cruiser.cjs');
const options = { ...config.options, ruleSet: config, validate: true };
const tsConfig = extractTsConfig('tsconfig.json');
const { output } = await cruise(['apps', 'libs', 'migrations', 'bench'], options, undefined, {
  tsConfig,
});
const { totalCruised, violations } = output.summary;
for (const { rule, from, to } of violations) console.error(`${rule.name}: ${from} → ${to}`);
if (totalCruised < 50) fail(`Only ${totalCruised} modules were looked at.`);
if (violations.some(({ rule }) => rule.severity === 'error')) process.exit(1);
console.log(`${totalCruised} modules keep to the boundaries.`);

// `npm run openapi -- <command>`: checks openapi.json with the tools of tools/openapi, which is a
// package of its own, because the service and its tests do not need them.
//   lint        Redocly and Spectral
//   generators  three generators of clients, and a strict type check of their output
//   breaking    compares with the document of the newest released version
import { spawnSync } from 'node:child_process';
import { fail, install, openapiTools } from './prepare.mjs';

/** Arguments of Node.js, by command. */
const COMMANDS = {
  lint: [['lint.mjs']],
  generators: [['generators.mjs']],
  breaking: [['--test'], ['breaking.mjs']],
};

const [command = ''] = process.argv.slice(2);
if (!Object.hasOwn(COMMANDS, command)) {
  fail(`Usage: npm run openapi -- ${Object.keys(COMMANDS).join(' | ')}`);
}
install(openapiTools);
for (const args of COMMANDS[command]) {
  const { status } = spawnSync(process.execPath, args, { cwd: openapiTools, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

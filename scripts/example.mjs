// `npm run example`: builds the example app of examples/web and serves it. Starts the service, unless
// one answers at POPOTE_URL. EXAMPLE_PORT is 5173 by default.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { buildExample, serveExample } from './client/example.mjs';
import { end, endAtSignals, endFirst } from './ending.mjs';
import { isReady } from './popote-at.mjs';
import { fail, prepare, root } from './prepare.mjs';

const { PORT = '3000', EXAMPLE_PORT = '5173', POPOTE_URL } = process.env;
const popoteUrl = POPOTE_URL ?? `http://127.0.0.1:${PORT}`;

/** Runs a process for the time of this one, which ends with it. */
function endTogether(child) {
  endFirst(child).once('exit', (code) => void end(code ?? 1));
}

endAtSignals(0);
prepare();
console.log('Building the example app …');
buildExample();
if (!(await isReady(popoteUrl))) {
  if (POPOTE_URL) fail(`No Popote is ready at POPOTE_URL, ${popoteUrl}.`);
  const stdio = ['ignore', 'ignore', 'inherit'];
  endTogether(spawn(process.execPath, [path.join(root, 'scripts', 'start.mjs')], { stdio }));
  while (!(await isReady(popoteUrl))) await setTimeout(200);
}
try {
  const { child, url } = await serveExample(popoteUrl, EXAMPLE_PORT);
  endTogether(child);
  console.log(`\nThe example app: ${url}\n`);
} catch (error) {
  await end(1, `${error.message} Is EXAMPLE_PORT (${EXAMPLE_PORT}) free?`);
}

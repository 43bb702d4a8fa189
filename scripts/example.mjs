// `npm run example`: builds the example app of examples/web and serves it. Starts the service, unless
// one answers at POPOTE_URL. EXAMPLE_PORT is 5173 by default.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { buildExample, serveExample } from './client/example.mjs';
import { prepare, root } from './prepare.mjs';

const { PORT = '3000', EXAMPLE_PORT = '5173' } = process.env;
const popoteUrl = process.env.POPOTE_URL ?? `http://127.0.0.1:${PORT}`;
const children = [];

async function isReady() {
  const response = await fetch(`${popoteUrl}/health/ready`).catch(() => undefined);
  return response?.ok === true;
}

function stop() {
  for (const child of children) child.kill('SIGTERM');
}

prepare();
console.log('Building the example app …');
buildExample();
if (!(await isReady())) {
  const service = spawn(process.execPath, [path.join(root, 'scripts', 'start.mjs')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  children.push(service);
  service.once('exit', (code) => process.exit(code ?? 1));
  while (!(await isReady())) await setTimeout(200);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
const { child, url } = await serveExample(popoteUrl, EXAMPLE_PORT);
children.push(child);
child.once('exit', () => {
  stop();
  if (children.length === 1) process.exit();
});
console.log(`\nThe example app: ${url}\n`);

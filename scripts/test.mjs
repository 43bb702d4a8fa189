// `npm test [-- jest options]`: runs the tests against a temporary PostgreSQL and classifier. Does
// not use DATA_DIR.
import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { findLeaks } from './check-test-log.mjs';
import { end, endAtSignals, endFirst } from './ending.mjs';
import { importCompiled, prepare, root } from './prepare.mjs';

prepare();
const { makeTemporaryFolder, startEmbeddedPostgres } =
  await import('./database/embedded-postgres.mjs');
const { findUndescribedLines } = await import('./check-log-lines.mjs');

endAtSignals(130);
const temporary = await makeTemporaryFolder();
/** Logs of every process, and the values that they must not contain. */
const logFolder = path.join(temporary, 'logs');
await mkdir(logFolder);

/** Starts a database with migrations and catalogues. Every test file copies it. */
async function startTemplate() {
  const database = await startEmbeddedPostgres({
    folder: path.join(temporary, 'postgres'),
    database: 'template_popote',
    temporary: true,
    durable: false,
  });
  const { migrate } = await importCompiled('apps/api/src/cli/migrate.js');
  await migrate(database.url);
  return database.adminUrl;
}

function startClassifier() {
  const log = openSync(path.join(logFolder, 'classifier.log'), 'a');
  const child = spawn(process.execPath, [path.join(root, 'dist/apps/classifier/src/main.js')], {
    stdio: ['ignore', log, 'inherit', 'ipc'],
    env: {
      ...process.env,
      CLASSIFIER_PORT: '0',
      DATA_DIR: temporary,
      LOG_LEVEL: 'trace',
      WORKER: 'off',
    },
  });
  closeSync(log);
  endFirst(child);
  return new Promise((resolve, reject) => {
    child.once('message', ({ url }) => resolve(url));
    child.once('exit', (code) => reject(new Error(`The classifier exited with code ${code}.`)));
  });
}

function runJest(env, report) {
  const jest = path.join(root, 'node_modules', 'jest', 'bin', 'jest.js');
  const options = ['--json', `--outputFile=${report}`, ...process.argv.slice(2)];
  const child = spawn(process.execPath, [jest, ...options], {
    cwd: root,
    stdio: ['inherit', 'ignore', 'inherit'],
    env: { ...process.env, ...env },
  });
  endFirst(child);
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
}

/**
 * Whether no log contains a password, a token, a secret or personal data, or a line that the schema
 * of the logs does not describe. Prints the first of them.
 */
async function areLogsClean() {
  const problems = [...(await findLeaks(logFolder)), ...(await findUndescribedLines(logFolder))];
  for (const problem of problems.slice(0, 20)) console.error(problem);
  return problems.length === 0;
}

/**
 * Prints how many tests were skipped for each reason that the name of a suite states, as
 * `… (skipped: promtool is not installed)`, and the numbers of passed, failed and skipped tests.
 */
async function printSummary(report) {
  const results = await readFile(report).then(JSON.parse, () => undefined);
  if (results === undefined) return;
  const { testResults, numPassedTests, numFailedTests, numPendingTests } = results;
  const counts = new Map();
  for (const { ancestorTitles } of testResults.flatMap((file) => file.assertionResults)) {
    const [, reason] = /\(skipped: (.+)\)$/m.exec(ancestorTitles.join('\n')) ?? [];
    if (reason !== undefined) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  for (const [reason, count] of counts) console.log(`Skipped ${count} tests: ${reason}`);
  const skipped = numPendingTests > 0 ? `, ${numPendingTests} skipped` : '';
  console.log(`${numPassedTests} passed, ${numFailedTests} failed${skipped}`);
}

try {
  const [databaseUrl, classifierUrl] = await Promise.all([startTemplate(), startClassifier()]);
  const report = path.join(temporary, 'report.json');
  const env = {
    TEST_DATABASE_URL: databaseUrl,
    TEST_CLASSIFIER_URL: classifierUrl,
    TEST_LOG_FOLDER: logFolder,
    NODE_ENV: 'test',
  };
  const code = await runJest(env, report);
  await printSummary(report);
  await end((await areLogsClean()) ? code : 1);
} catch (error) {
  await end(1, error.stack);
}

// `npm test`: runs the tests against a temporary PostgreSQL and classifier, apart from the files
// `*.long-spec.ts`, with 20 runs of each property. `npm run test:long` (`--long`) runs those files, and
// the files with properties again, with 100 runs. `npm test -- <path>` runs every file whose path
// matches; further arguments are options of Jest. Does not use DATA_DIR.
import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { mkdir, readdir, readFile } from 'node:fs/promises';
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

const args = process.argv.slice(2).filter((argument) => argument !== '--long');
const isLong = args.length < process.argv.length - 2;
const isWhole = args.every((argument) => argument.startsWith('-'));

/** The files of `npm run test:long`: `long`, and those with `properties`. */
async function findLongTests() {
  const folders = ['apps', 'bench', 'deploy', 'libs'];
  const names = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(path.join(root, folder), { recursive: true }))
        .filter((name) => name.endsWith('spec.ts') && !name.includes('node_modules'))
        .map((name) => path.join(root, folder, name)),
    ),
  );
  const files = names.flat();
  const long = files.filter((file) => file.endsWith('.long-spec.ts'));
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  const properties = files.filter(
    (file, index) => !long.includes(file) && texts[index].includes(`'fast-check'`),
  );
  return { long, properties };
}

function runJest(env, report, { long, properties }) {
  const jest = path.join(root, 'node_modules', 'jest', 'bin', 'jest.js');
  const ofLong = ['--runTestsByPath', ...long, ...properties];
  const ofWhole = isLong ? ofLong : ['--testPathIgnorePatterns=long-spec'];
  const options = ['--json', `--outputFile=${report}`, ...args, ...(isWhole ? ofWhole : [])];
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
 * `… (skipped: promtool is not installed)`, the numbers of passed, failed and skipped tests, and what
 * only `npm run test:long` runs.
 */
async function printSummary(report, { long }) {
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
  if (isWhole && !isLong) {
    console.log(
      `Not run: ${long.length} files *.long-spec.ts, and 80 of 100 runs of properties (npm run test:long)`,
    );
  }
}

try {
  const [databaseUrl, classifierUrl] = await Promise.all([startTemplate(), startClassifier()]);
  const report = path.join(temporary, 'report.json');
  const env = {
    TEST_DATABASE_URL: databaseUrl,
    TEST_CLASSIFIER_URL: classifierUrl,
    TEST_LOG_FOLDER: logFolder,
    TEST_PROPERTY_RUNS: isLong ? '100' : '20',
    NODE_ENV: 'test',
  };
  const longTests = await findLongTests();
  const code = await runJest(env, report, longTests);
  await printSummary(report, longTests);
  await end((await areLogsClean()) ? code : 1);
} catch (error) {
  await end(1, error.stack);
}

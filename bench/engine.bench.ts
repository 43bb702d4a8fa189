import { readFileSync } from 'node:fs';
import { createClassifier } from '../apps/classifier/src/classifier.js';
import { createAlternation, fold } from './controls/alternation.control.js';
import type { BenchContext } from './harness/bench-context.js';
import { compare } from './harness/compare.js';
import { startProcess } from './harness/process.js';
import { describeTarget, report } from './harness/report.js';

const SENTENCES = 'apps/classifier/test/sentences/fr.jsonl';
/** Milliseconds. */
const START_TARGET = { atMost: 300 };
const BATCH_SIZE = 100;
/** Bytes of text per round: enough for V8 to optimise the code in the first one. */
const ROUND_BYTES = 20_000_000;
const BATCHES_PER_ROUND = 20;

/**
 * The language engine on French steps: start-up time, throughput in process against one regular
 * expression, and its share of a request to the classifier. The steps are the labelled sentences,
 * or the lines of a file: `npm run bench -- engine steps.txt`.
 */
export default async function engineBench({ options, dataDir }: BenchContext): Promise<void> {
  const texts = readSteps(options[0]);
  const start = performance.now();
  const classifier = createClassifier();
  const startTime = performance.now() - start;
  report('Start-up of the engine', [
    {
      name: 'time',
      value: `${startTime.toFixed(0)} ms`,
      note: describeTarget(startTime, START_TARGET),
    },
  ]);
  await compareThroughput(texts, (text) => classifier.process('fr', text));
  await compareRequest(texts, dataDir, (text) => classifier.process('fr', text));
}

/** Each text is a flat string parsed from JSON, as in a request to the classifier. */
function readSteps(file: string | undefined): string[] {
  const lines = readFileSync(file ?? SENTENCES, 'utf8')
    .split('\n')
    .filter(Boolean);
  if (file !== undefined) return JSON.parse(JSON.stringify(lines)) as string[];
  return lines.map((line) => (JSON.parse(line) as { readonly text: string }).text);
}

async function compareThroughput(
  texts: readonly string[],
  detect: (text: string) => unknown,
): Promise<void> {
  const passBytes = Buffer.byteLength(texts.join(''));
  const passes = Math.ceil(ROUND_BYTES / passBytes);
  const alternation = createAlternation();
  const folded = texts.map(fold);
  const rate = (inputs: readonly string[], find: (text: string) => unknown) => () => {
    const start = performance.now();
    for (let pass = 0; pass < passes; pass++) for (const text of inputs) find(text);
    return Promise.resolve((passBytes * passes) / 1000 / (performance.now() - start));
  };
  await compare({
    title: 'Engine in process; control: one regular expression that finds words only',
    unit: 'MB/s',
    ours: rate(texts, detect),
    control: rate(folded, (text) => text.match(alternation)),
  });
}

/** The engine may take at most half the time of a request to the classifier. */
async function compareRequest(
  texts: readonly string[],
  dataDir: string,
  detect: (text: string) => unknown,
): Promise<void> {
  const batch = Array.from({ length: BATCH_SIZE }, (_, i) => texts[i % texts.length] ?? '');
  const body = JSON.stringify({ locale: 'fr', texts: batch });
  const classifier = await startProcess('apps/classifier/src/main.js', {
    CLASSIFIER_PORT: '0',
    LOG_LEVEL: 'silent',
    WORKER: 'off',
    DATA_DIR: dataDir,
  });
  await compare({
    title: `A batch of ${String(BATCH_SIZE)} steps: the engine; control: POST /v1/process`,
    unit: 'ms',
    ours: () =>
      meanTime(() => {
        for (const text of batch) detect(text);
      }),
    control: () => meanTime(() => send(classifier.url, body)),
    target: { atMost: 0.5 },
  });
  await classifier.stop();
}

async function send(url: string, body: string): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${url}/v1/process`, { method: 'POST', headers, body });
  await response.json();
}

async function meanTime(run: () => void | Promise<void>): Promise<number> {
  const start = performance.now();
  for (let pass = 0; pass < BATCHES_PER_ROUND; pass++) await run();
  return (performance.now() - start) / BATCHES_PER_ROUND;
}

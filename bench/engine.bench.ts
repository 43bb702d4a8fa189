import { readFileSync } from 'node:fs';
import { createClassifier } from '../apps/classifier/src/classifier.js';
import { createAlternation, fold } from './controls/alternation.control.js';
import type { BenchContext } from './harness/bench-context.js';
import { compare } from './harness/compare.js';
import { startProcess } from './harness/process.js';

const SENTENCES = 'apps/classifier/test/sentences/fr.jsonl';
const SLOWEST_START_MS = 300;
const BATCH = 100;
/** So much text a round, however few the steps are: enough for the code to be compiled in the first. */
const ROUND_BYTES = 20_000_000;
const PASSES = 20;

/**
 * The language engine on French steps: start-up, throughput in process against one alternation
 * over folded text, and what of a request to the classifier is spent in it. Steps are the
 * labelled ones, or the lines of a file: `npm run bench -- engine steps.txt`.
 */
export default async function engineBench({ options, dataDir }: BenchContext): Promise<void> {
  const texts = readSteps(options[0]);
  const began = performance.now();
  const classifier = createClassifier();
  const started = performance.now() - began;
  console.log(
    `\nClassifier created in ${started.toFixed(0)} ms (bar: at most ${String(SLOWEST_START_MS)})`,
  );
  await compareThroughput(texts, (text) => classifier.process('fr', text));
  await compareRequest(texts, dataDir, (text) => classifier.process('fr', text));
}

/** As the classifier gets them: parsed from JSON, each a string of its own. */
function readSteps(file: string | undefined): string[] {
  const lines = readFileSync(file ?? SENTENCES, 'utf8')
    .split('\n')
    .filter(Boolean);
  if (file !== undefined) return JSON.parse(JSON.stringify(lines)) as string[];
  return lines.map((line) => (JSON.parse(line) as { readonly text: string }).text);
}

async function compareThroughput(
  texts: readonly string[],
  analyse: (text: string) => unknown,
): Promise<void> {
  const once = Buffer.byteLength(texts.join(''));
  const passes = Math.ceil(ROUND_BYTES / once);
  const alternation = createAlternation();
  const folded = texts.map(fold);
  const rate = (inputs: readonly string[], run: (text: string) => unknown) => () => {
    const began = performance.now();
    for (let pass = 0; pass < passes; pass++) for (const text of inputs) run(text);
    return Promise.resolve((once * passes) / 1000 / (performance.now() - began));
  };
  await compare({
    title: 'Engine in process, everything it tells; control: one RegExp that only finds words',
    unit: 'MB/s',
    ours: rate(texts, analyse),
    control: rate(folded, (text) => text.match(alternation)),
  });
}

/** The engine's own time for a batch has to be less than half of the whole request. */
async function compareRequest(
  texts: readonly string[],
  dataDir: string,
  analyse: (text: string) => unknown,
): Promise<void> {
  const batch = Array.from({ length: BATCH }, (_, i) => texts[i % texts.length] ?? '');
  const body = JSON.stringify({ locale: 'fr', texts: batch });
  const classifier = await startProcess('apps/classifier/src/main.js', {
    CLASSIFIER_PORT: '0',
    LOG_LEVEL: 'silent',
    WORKER: 'off',
    DATA_DIR: dataDir,
  });
  await compare({
    title: `A batch of ${String(BATCH)}: engine alone; control: POST /v1/process`,
    unit: 'ms',
    ours: () =>
      meanTime(() => {
        for (const text of batch) analyse(text);
      }),
    control: () => meanTime(() => send(classifier.url, body)),
    bar: { atMost: 0.5 },
  });
  await classifier.stop();
}

async function send(url: string, body: string): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${url}/v1/process`, { method: 'POST', headers, body });
  await response.json();
}

async function meanTime(run: () => void | Promise<void>): Promise<number> {
  const began = performance.now();
  for (let pass = 0; pass < PASSES; pass++) await run();
  return (performance.now() - began) / PASSES;
}

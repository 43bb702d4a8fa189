import { readFileSync } from 'node:fs';
import { createClassifier } from '../apps/classifier/src/classifier.js';
import { textBatches } from '../apps/classifier/src/text-batches.js';
import { createAlternation, fold } from './controls/alternation.control.js';
import type { BenchContext } from './harness/bench-context.js';
import { compare } from './harness/figures/compare.js';
import { readSentences } from './harness/pending-steps.js';
import { report, type Target } from './harness/figures/report.js';
import { send } from './harness/send.js';
import { startClassifier } from './harness/services.js';

/** Start-up time, in milliseconds. */
const START_TARGET = { atMost: 400 };
/** Throughput, divided by that of the regular expression. */
const THROUGHPUT_TARGET = { atLeast: 1 };
/** Number of steps in a request. */
const REQUEST_STEPS = 100;
/** Bytes of text per round: enough for V8 to optimise the code in the first round. */
const ROUND_BYTES = 20_000_000;
const REQUESTS_PER_ROUND = 20;

/** Finds what is in texts. */
type Detect = (texts: readonly string[]) => void;

export const description =
  'The language engine on the labelled French sentences: start-up time, throughput in ' +
  'process against one regular expression that finds words only, and the time of 100 steps ' +
  'in the engine against the same request to the classifier. The engine gets the sentences in ' +
  'batches, as from a request with many steps, and for comparison one at a time.';

/**
 * The engine on French steps: start-up time, throughput in process against one regular expression,
 * and the share of the engine in the time of a request to the classifier. The steps are the
 * labelled sentences, or the lines of a file: `npm run bench -- engine steps.txt`.
 */
export default async function engine(context: BenchContext): Promise<void> {
  const texts = readSteps(context.options[0]);
  const start = performance.now();
  const classifier = createClassifier();
  const startTime = performance.now() - start;
  report('Start-up of the engine', [
    { name: 'time', unit: 'ms', ours: startTime, target: START_TARGET },
  ]);
  const detect: Detect = (steps) => {
    for (const batch of textBatches(steps, ({ length }) => length))
      classifier.processBatch('fr', batch);
  };
  const control = 'one regular expression that finds words only';
  await compareThroughput(
    `Engine in process, in batches; control: ${control}`,
    texts,
    detect,
    THROUGHPUT_TARGET,
  );
  await compareThroughput(
    `Engine in process, one sentence at a time; control: ${control}`,
    texts,
    (steps) => {
      for (const step of steps) classifier.process('fr', step);
    },
  );
  await compareRequest(context, texts, detect);
}

/** Each text is a flat string parsed from JSON, as in a request to the classifier. */
function readSteps(file: string | undefined): string[] {
  if (file === undefined) return readSentences();
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return JSON.parse(JSON.stringify(lines)) as string[];
}

async function compareThroughput(
  title: string,
  texts: readonly string[],
  detect: Detect,
  target?: Target,
): Promise<void> {
  const passBytes = Buffer.byteLength(texts.join(''));
  const passes = Math.ceil(ROUND_BYTES / passBytes);
  const alternation = createAlternation();
  const folded = texts.map(fold);
  const rate = (inputs: readonly string[], find: Detect) => () => {
    const start = performance.now();
    for (let pass = 0; pass < passes; pass++) find(inputs);
    return Promise.resolve((passBytes * passes) / 1000 / (performance.now() - start));
  };
  await compare({
    title,
    unit: 'MB/s',
    ours: rate(texts, detect),
    control: rate(folded, (inputs) => {
      for (const input of inputs) input.match(alternation);
    }),
    target,
  });
}

/** The engine may take at most half the time of a request to the classifier. */
async function compareRequest(
  context: BenchContext,
  texts: readonly string[],
  detect: Detect,
): Promise<void> {
  const steps = Array.from({ length: REQUEST_STEPS }, (_, i) => texts[i % texts.length] ?? '');
  const classifier = await startClassifier(context);
  const url = `${classifier.url}/v1/process`;
  await compare({
    title: `The engine with ${String(REQUEST_STEPS)} steps; control: POST /v1/process`,
    unit: 'ms',
    ours: () =>
      meanTime(() => {
        detect(steps);
      }),
    control: () =>
      meanTime(async () => {
        await (await send('POST', url, {}, { locale: 'fr', texts: steps })).json();
      }),
    target: { atMost: 0.5 },
  });
  await classifier.stop();
}

async function meanTime(run: () => void | Promise<void>): Promise<number> {
  const start = performance.now();
  for (let pass = 0; pass < REQUESTS_PER_ROUND; pass++) await run();
  return (performance.now() - start) / REQUESTS_PER_ROUND;
}

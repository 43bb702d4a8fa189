import { readFileSync } from 'node:fs';
import { createAlternation, fold } from './engine/alternation.control.js';
import { createEngine } from './engine/engine.js';
import type { BenchContext } from './harness/bench-context.js';
import { compare, QUICK } from './harness/figures/compare.js';
import { report } from './harness/figures/report.js';
import { timeOf } from './harness/figures/statistics.js';
import { readSentences } from './harness/pending-steps.js';
import { send } from './harness/send.js';
import { startClassifier } from './harness/services.js';

/** Start-up time, in milliseconds. */
const START_TARGET = { atMost: 400 };
/** Time of the steps in the engine, divided by that of their request. */
const REQUEST_TARGET = { atMost: 0.5 };
/** Number of steps in a request. */
const REQUEST_STEPS = 100;
const REQUESTS_PER_ROUND = 20;
/** Bytes of text per round: enough for V8 to optimise the code in the first round. */
const ROUND_BYTES = QUICK ? 500_000 : 4_000_000;

export const description =
  'The language engine on the labelled French sentences, one at a time. Controls: one regular ' +
  'expression that finds words only, and the same steps in a request to the classifier.';

/**
 * The steps are the labelled sentences, or the lines of a file:
 * `npm run bench -- engine steps.txt`.
 */
export default async function engine(context: BenchContext): Promise<void> {
  const texts = readSteps(context.options[0]);
  const start = performance.now();
  const detector = createEngine();
  report([{ name: 'start-up', unit: 'ms', ours: performance.now() - start, target: START_TARGET }]);
  const detect = (steps: readonly string[]) => {
    for (const step of steps) detector.process('fr', step);
  };
  await compareThroughput(texts, detect);
  await compareRequest(context, texts, detect);
}

/** Each text is a flat string parsed from JSON, as in a request to the classifier. */
function readSteps(file: string | undefined): string[] {
  if (file === undefined) return readSentences();
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return JSON.parse(JSON.stringify(lines)) as string[];
}

/** Finds what is in texts. */
type Detect = (texts: readonly string[]) => void;

async function compareThroughput(texts: readonly string[], detect: Detect): Promise<void> {
  const passBytes = Buffer.byteLength(texts.join(''));
  const passes = Math.ceil(ROUND_BYTES / passBytes);
  const alternation = createAlternation();
  const rate = (inputs: readonly string[], find: Detect) => async () => {
    const time = await timeOf(() => {
      for (let pass = 0; pass < passes; pass++) find(inputs);
    });
    return (passBytes * passes) / 1000 / time;
  };
  await compare({
    name: 'throughput',
    unit: 'MB/s',
    ours: rate(texts, detect),
    control: rate(texts.map(fold), (inputs) => {
      for (const input of inputs) input.match(alternation);
    }),
  });
}

async function compareRequest(
  context: BenchContext,
  texts: readonly string[],
  detect: Detect,
): Promise<void> {
  const steps = Array.from({ length: REQUEST_STEPS }, (_, i) => texts[i % texts.length] ?? '');
  const classifier = await startClassifier(context);
  const url = `${classifier.url}/v1/process`;
  const meanTime = (run: () => unknown) => async () => {
    const time = await timeOf(async () => {
      for (let pass = 0; pass < REQUESTS_PER_ROUND; pass++) await run();
    });
    return time / REQUESTS_PER_ROUND;
  };
  await compare({
    name: `${String(REQUEST_STEPS)} steps`,
    unit: 'ms',
    ours: meanTime(() => {
      detect(steps);
    }),
    control: meanTime(async () =>
      (await send('POST', url, {}, { locale: 'fr', texts: steps })).json(),
    ),
    target: REQUEST_TARGET,
  });
  await classifier.stop();
}

import { readFileSync } from 'node:fs';
import { createDictionary } from '../apps/classifier/eval/control/dictionary.js';
import { type Detect, evaluate } from '../apps/classifier/eval/evaluate.js';
import { parseSentences } from '../apps/classifier/eval/labelled-sentence.js';
import { ratesOf } from '../apps/classifier/eval/rates.js';
import { type Figure, total } from '../apps/classifier/eval/score.js';
import { createClassifier } from '../apps/classifier/src/classifier.js';
import { createAlternationDetector } from './controls/alternation.control.js';
import { compare } from './harness/figures/compare.js';
import { QUICK } from './harness/figures/effort.js';
import { SENTENCES } from './harness/pending-steps.js';
import { report } from './harness/figures/report.js';

/** Sentences of a round, approximately. */
const ROUND_SENTENCES = QUICK ? 2_000 : 16_000;

/** Figures of the accuracy, by the names of docs/accuracy.md. */
const FIGURES: readonly (readonly [string, Figure])[] = [
  ['techniques', 'techniques'],
  ['utensils', 'utensils'],
  ['ingredients', 'ingredients'],
  ['food links', 'foodLinks'],
];

export const description =
  'The language engine against two detectors without rules that know the same French names and ' +
  'verbs: speed in one process, and F1 on the labelled French sentences ' +
  '([accuracy.md](accuracy.md) explains both). `dictionary` finds the longest names and the verbs ' +
  'in the forms of an instruction, and links the mentions of a sentence. `regular expression` is ' +
  'one alternation of all words and verb forms.';

/** Speed and accuracy of the engine and of two controls. */
export default async function detection(): Promise<void> {
  const sentences = parseSentences(readFileSync(SENTENCES, 'utf8'));
  const texts = sentences.map(({ text }) => text);
  const classifier = createClassifier();
  const engine: Detect = (locale, text) => classifier.process(locale, text);
  const findWords = createAlternationDetector();
  const controls: readonly (readonly [string, Detect])[] = [
    ['dictionary', createDictionary()],
    ['regular expression', (_locale, text) => findWords(text)],
  ];
  const f1 = (detect: Detect, figure: Figure) =>
    ratesOf(total(evaluate(detect, 'fr', sentences).map(({ score }) => score))[figure]).f1 ?? 0;
  for (const [series, control] of controls) {
    await compare({
      title: `Speed; control: ${series}`,
      unit: 'sentences/s',
      ours: () => rate(engine, texts),
      control: () => rate(control, texts),
      point: { series },
    });
    report(
      `Accuracy on ${String(texts.length)} sentences; control: ${series}`,
      FIGURES.map(([name, figure]) => ({
        name,
        unit: 'F1',
        ours: f1(engine, figure),
        control: f1(control, figure),
        target: { atLeast: 1 },
        point: { series },
      })),
    );
  }
}

/** Sentences per second. */
function rate(detect: Detect, texts: readonly string[]): Promise<number> {
  const passes = Math.ceil(ROUND_SENTENCES / texts.length);
  const start = performance.now();
  for (let pass = 0; pass < passes; pass++) for (const text of texts) detect('fr', text);
  return Promise.resolve((passes * texts.length) / ((performance.now() - start) / 1000));
}

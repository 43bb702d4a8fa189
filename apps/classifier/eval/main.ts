// Evaluates the engine on the labelled sentences, or explains a text: `npm run eval -- --help`.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { LOCALES, type Locale } from '#domain/locale.js';
import { type Classifier, createClassifier } from '../src/classifier.js';
import { evaluate, scoresByName, type Outcome } from './evaluate.js';
import { explanationOf } from './explain.js';
import { failureOf } from './failures.js';
import { parseSentences } from './labelled-sentence.js';
import { paint } from './paint.js';
import { regressions, recordingOf, type Recording } from './recording.js';
import { reportOf } from './report.js';

const SENTENCES = path.join('apps', 'classifier', 'test', 'sentences');

const USAGE = `npm run eval -- [options]
  --locale <fr|en>      evaluate one language
  --phenomenon <name>   evaluate one phenomenon
  --failures            print sentences with missed or unexpected findings
  --from <folder>       read fr.jsonl and en.jsonl from another folder
  --check               exit with status 1 if a figure is lower than in recorded.json
  --record              write recorded.json (--check and --record need all sentences)
  --explain <text>      print what each rule decided in a text (--locale en: an English one)`;

const { values: options } = parseArgs({
  options: {
    locale: { type: 'string' },
    phenomenon: { type: 'string' },
    failures: { type: 'boolean' },
    from: { type: 'string', default: SENTENCES },
    check: { type: 'boolean' },
    record: { type: 'boolean' },
    explain: { type: 'string' },
    help: { type: 'boolean' },
  },
});

const locale = LOCALES.find((each) => each === options.locale);
const partial = options.locale !== undefined || options.phenomenon !== undefined;
const invalid =
  (options.locale !== undefined && locale === undefined) ||
  (partial && (options.check === true || options.record === true));

if (options.help || invalid) {
  console.log(USAGE);
  if (invalid) process.exitCode = 2;
} else if (options.explain !== undefined) {
  console.log(explanationOf(locale ?? 'fr', options.explain));
} else {
  run(locale === undefined ? LOCALES : [locale]);
}

function run(locales: readonly Locale[]): void {
  const classifier = createClassifier();
  const scores = new Map(
    locales.flatMap((each) => {
      const outcomes = outcomesOf(classifier, each);
      show(each, outcomes);
      return [...scoresByName(each, outcomes)];
    }),
  );
  const recordedFile = path.join(options.from, 'recorded.json');
  if (options.record) {
    writeFileSync(recordedFile, `${JSON.stringify(recordingOf(scores), null, 2)}\n`);
  }
  if (options.check) {
    check(JSON.parse(readFileSync(recordedFile, 'utf8')) as Recording, recordingOf(scores));
  }
}

function outcomesOf(classifier: Classifier, locale: Locale): Outcome[] {
  const lines = readFileSync(path.join(options.from, `${locale}.jsonl`), 'utf8');
  const wanted = ({ phenomenon }: { phenomenon: string }) =>
    !options.phenomenon || phenomenon === options.phenomenon;
  const sentences = parseSentences(lines).filter(wanted);
  return evaluate((language, text) => classifier.process(language, text), locale, sentences);
}

function show(locale: Locale, outcomes: readonly Outcome[]): void {
  if (options.failures) {
    for (const outcome of outcomes) {
      const failure = failureOf(outcome);
      if (failure !== null) console.log(failure);
    }
  }
  console.log(reportOf(locale, outcomes));
}

function check(recorded: Recording, now: Recording): void {
  const worse = regressions(recorded, now);
  for (const line of worse) console.error(paint('red', line));
  if (worse.length > 0) process.exitCode = 1;
  else console.log(paint('green', 'No figure is lower than recorded.'));
}

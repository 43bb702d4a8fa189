// Evaluates the engine on the labelled sentences, or explains a text: `npm run eval -- --help`.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { LOCALES, type Locale } from '#domain/locale.js';
import { createClassifier } from '../src/classifier.js';
import { type Outcomes, withTables } from './accuracy-page.js';
import { createDictionary } from './control/dictionary.js';
import { type Detect, evaluate, scoresByName, type Grouping, type Outcome } from './evaluate.js';
import { explanationOf } from './explain.js';
import { failureOf } from './failures.js';
import { parseSentences } from './labelled-sentence.js';
import { paint } from './paint.js';
import { regressions, recordingOf, type Recording } from './recording.js';
import { reportOf } from './report.js';

const SENTENCES = path.join('apps', 'classifier', 'test', 'sentences');
const RECORDED = path.join(SENTENCES, 'recorded.json');
const ACCURACY_PAGE = path.join('docs', 'accuracy.md');

const USAGE = `npm run eval -- [options]
  --locale <fr|en>      evaluate one language
  --phenomenon <name>   evaluate one phenomenon
  --styles              evaluate styles.fr.jsonl and styles.en.jsonl, by style
  --failures            print sentences with missed or unexpected findings
  --from <folder>       read the sentences from another folder
  --control             evaluate a detector that knows the names and verbs, but has no rules
  --record              write recorded.json and the tables of docs/accuracy.md
  --check               exit with status 1 if a figure is lower than recorded, or if the tables of
                        docs/accuracy.md are out of date
                        (--record and --check need the engine and all sentences of the project)
  --explain <text>      print what each rule decided in a text (--locale en: an English one)`;

const { values: options } = parseArgs({
  options: {
    locale: { type: 'string' },
    phenomenon: { type: 'string' },
    styles: { type: 'boolean' },
    failures: { type: 'boolean' },
    control: { type: 'boolean' },
    from: { type: 'string', default: SENTENCES },
    check: { type: 'boolean' },
    record: { type: 'boolean' },
    explain: { type: 'string' },
    help: { type: 'boolean' },
  },
});

const locale = LOCALES.find((each) => each === options.locale);
const partial =
  options.locale !== undefined ||
  options.phenomenon !== undefined ||
  options.control === true ||
  options.from !== SENTENCES;
const invalid =
  (options.locale !== undefined && locale === undefined) ||
  (partial && (options.check === true || options.record === true));

if (options.help || invalid) {
  console.log(USAGE);
  if (invalid) process.exitCode = 2;
} else if (options.explain !== undefined) {
  console.log(explanationOf(locale ?? 'fr', options.explain));
} else {
  const detect = options.control ? createDictionary() : createEngine();
  const grouping = options.styles ? 'style' : 'phenomenon';
  for (const each of locale === undefined ? LOCALES : [locale])
    show(each, outcomesOf(detect, each, grouping), grouping);
  if (options.record) record(detect);
  if (options.check) check(detect);
}

function createEngine(): Detect {
  const classifier = createClassifier();
  return (language, text) => classifier.process(language, text, true);
}

/** Evaluates the sentences of the phenomena, or those of the styles. */
function outcomesOf(detect: Detect, language: Locale, grouping: Grouping): Outcome[] {
  const file = grouping === 'style' ? `styles.${language}.jsonl` : `${language}.jsonl`;
  const lines = readFileSync(path.join(options.from, file), 'utf8');
  const wanted = ({ phenomenon }: { phenomenon: string }) =>
    !options.phenomenon || phenomenon === options.phenomenon;
  return evaluate(detect, language, parseSentences(lines).filter(wanted));
}

function show(language: Locale, outcomes: readonly Outcome[], grouping: Grouping): void {
  if (options.failures) {
    for (const outcome of outcomes) {
      const failure = failureOf(outcome);
      if (failure !== null) console.log(failure);
    }
  }
  console.log(reportOf(language, outcomes, grouping));
}

function record(detect: Detect): void {
  writeFileSync(RECORDED, `${JSON.stringify(recordingNow(detect), null, 2)}\n`);
  writeFileSync(ACCURACY_PAGE, accuracyPage(detect));
}

function check(detect: Detect): void {
  const recorded = JSON.parse(readFileSync(RECORDED, 'utf8')) as Recording;
  const worse = regressions(recorded, recordingNow(detect));
  const isOutdated = accuracyPage(detect) !== readFileSync(ACCURACY_PAGE, 'utf8');
  for (const line of worse) console.error(paint('red', line));
  if (isOutdated)
    console.error(paint('red', `${ACCURACY_PAGE} is out of date: npm run eval -- --record`));
  if (worse.length > 0 || isOutdated) process.exitCode = 1;
  else console.log(paint('green', 'No figure is lower than recorded.'));
}

function recordingNow(detect: Detect): Recording {
  const scores = LOCALES.flatMap((each) => [
    ...scoresByName(each, outcomesOf(detect, each, 'phenomenon'), 'phenomenon'),
    ...scoresByName(`${each}/styles`, outcomesOf(detect, each, 'style'), 'style'),
  ]);
  return recordingOf(new Map(scores));
}

/** The page with the tables of this evaluation. */
function accuracyPage(detect: Detect): string {
  const outcomes = (detector: Detect): Outcomes => ({
    fr: outcomesOf(detector, 'fr', 'phenomenon'),
    en: outcomesOf(detector, 'en', 'phenomenon'),
  });
  const page = readFileSync(ACCURACY_PAGE, 'utf8');
  return withTables(page, outcomes(detect), outcomes(createDictionary()));
}

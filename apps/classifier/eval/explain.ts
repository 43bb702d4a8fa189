import Table from 'cli-table3';
import type { Decision, TextDetection } from '#domain/detection/contract.js';
import type { Locale } from '#domain/locale.js';
import type { Document } from '../src/engine/document/document.js';
import { detect, documentOf } from '../src/engine/detect.js';
import { compileLanguages } from '../src/engine/languages/compile-languages.js';
import { matchEntries } from '../src/engine/steps/02-match-entries.js';
import { paint } from './paint.js';

/** A table with a line under its head, and no other lines. */
const PLAIN_TABLE = {
  chars: {
    ...{ top: '', 'top-mid': '', 'top-left': '', 'top-right': '' },
    ...{ bottom: '', 'bottom-mid': '', 'bottom-left': '', 'bottom-right': '' },
    ...{ left: ' ', 'left-mid': '', mid: '', 'mid-mid': '', right: '', 'right-mid': '' },
    middle: '  ',
  },
  style: { head: [], border: [], 'padding-left': 0, 'padding-right': 0 },
};

/** Explains a detection: the text, its clauses, and for each word what the rules decided. */
export function explanationOf(locale: Locale, text: string): string {
  const language = compileLanguages()[locale];
  const doc = documentOf(language, text, null, matchEntries);
  const detection = detect(language, text, true);
  const table = new Table({ ...PLAIN_TABLE, head: headOf(detection) });
  for (let i = 0; i < doc.length; i++) table.push(rowOf(doc, i, detection));
  return ['', ` ${clausesOf(text, detection)}`, '', table.toString(), ''].join('\n');
}

function headOf({ decisions = [] }: TextDetection): string[] {
  const head = ['word', 'known as', 'step', 'rule', 'result'];
  return head.slice(0, decisions.length > 0 ? 5 : 2).map((name) => paint('dim', name));
}

/** The text with its clauses in bars: `│ Peel the carrots │ and slice them │`. */
function clausesOf(text: string, { clauses }: TextDetection): string {
  const bar = paint('dim', '│');
  const parts = clauses.map(({ start, end }) => text.slice(start, end).replace(/\s+/g, ' '));
  return parts.length === 0 ? text.trim() : `${bar} ${parts.join(` ${bar} `)} ${bar}`;
}

/** One token: its text, what the language knows about it, and the decisions about it. */
function rowOf(doc: Document, i: number, { decisions = [] }: TextDetection): string[] {
  const here = decisions.filter((decision) => isAt(decision, doc.start(i), doc.end(i)));
  const lines = (show: (decision: Decision) => string) => here.map(show).join('\n');
  return [
    paint(here.some(({ result }) => result !== null) ? 'bold' : 'reset', wordOf(doc, i)),
    knownAs(doc, i),
    lines(({ step }) => step),
    lines(({ rule, result }) => paint(result === null ? 'red' : 'green', rule)),
    lines((decision) => resultOf(doc, i, decision)),
  ];
}

/** A decision about an instruction is about its last word, the verb. Others start at their word. */
function isAt({ step, ...decided }: Decision, start: number, end: number): boolean {
  const offset = step === 'instruction' ? decided.end - 1 : decided.start;
  return start <= offset && offset < end;
}

const wordOf = (doc: Document, i: number) =>
  doc.text.slice(doc.start(i), doc.end(i)).replace('\n', '⏎');

/** The result of a decision, with its words if there is more than one. */
function resultOf(doc: Document, i: number, { start, end, result }: Decision): string {
  const words = end > doc.end(i) ? paint('dim', ` ${doc.text.slice(start, end)}`) : '';
  return (result === null ? paint('red', 'rejected') : paint('green', result)) + words;
}

/** What the language knows about a token without its context. */
function knownAs(doc: Document, i: number): string {
  const { classes, forms, verb } = doc.word(i);
  const mention = doc.mentionAt(i);
  const { utensil, ingredient, unit } =
    mention?.from === i ? mention.entry : { utensil: null, ingredient: null, unit: null };
  const facts = [
    verb && `${[...forms].map(inWords).join(' or ')} of ${verb.infinitive}`,
    [...classes].map(inWords).join(', '),
    doc.value(i) === undefined ? '' : `number ${String(doc.value(i))}`,
    utensil && `utensil ${utensil}`,
    ingredient && `ingredient ${ingredient}`,
    unit && `unit ${unit.key}`,
  ];
  return facts.filter(Boolean).join('\n') || paint('dim', '·');
}

/** `past participle` for `PAST_PARTICIPLE`. */
const inWords = (name: string) => name.toLowerCase().replaceAll('_', ' ');

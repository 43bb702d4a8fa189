// Creates the panel about one word: what it is, which rule decided, and what the rules rejected.
import { element } from './drawing.js';
import { decisionsAbout, linkedTo, looseDecisions } from './items.js';
import { nameOf, namesOf, valueOf } from './labels.js';

/** Facts about an item, and the decisions about it. */
export function drawItem(item, { text, items, decisions }, labels, words) {
  const linked = linkedTo(item, items).map((other) => nameOf(other, labels));
  const facts = [
    [words.written, words.quoted(text.slice(item.start, item.end))],
    [words.characters, `${String(item.start)} – ${String(item.end)}`],
    [words.clause, item.clauses.map((clause) => clause + 1).join(', ')],
    ...(item.kind === 'technique' ? [[words.weight, String(item.weight)]] : []),
    ...(item.kind === 'ingredient'
      ? [[words.amount, valueOf(item, labels) || words.noAmount]]
      : []),
    [words.links, linked.join(', ') || words.noLinks],
    [words.rule, drawRule(item.rule)],
  ];
  const about = decisionsAbout(item, items, decisions);
  return [
    element('p', { class: 'kind', 'data-kind': item.kind }, words[item.kind]),
    element('p', { class: 'key' }, nameOf(item, labels)),
    drawFacts(facts),
    ...drawDecisions(about, item, text, labels, words),
  ];
}

/** The decisions about words that are no item. */
export function drawWords(span, { text, items, decisions }, labels, words) {
  const about = looseDecisions(items, decisions).filter(
    ({ start, end }) => start < span.end && span.start < end,
  );
  return [
    element('p', { class: 'kind' }, words.noItem),
    element('p', { class: 'key' }, words.quoted(text.slice(span.start, span.end))),
    ...drawDecisions(about, span, text, labels, words),
  ];
}

/** The id of a rule, which is English in every language. */
const drawRule = (rule) => element('code', { lang: 'en' }, rule);

function drawFacts(facts) {
  const rows = facts.map(([name, value]) =>
    element('div', {}, element('dt', {}, name), element('dd', {}, value)),
  );
  return element('dl', {}, ...rows);
}

function drawDecisions(decisions, span, text, labels, words) {
  if (decisions.length === 0) return [];
  const rows = decisions.map((decision) => drawDecision(decision, span, text, labels, words));
  return [element('h3', {}, words.decisions), element('ul', { class: 'decisions' }, ...rows)];
}

function drawDecision({ step, start, end, rule, result }, span, text, labels, words) {
  const isWhole = start === span.start && end === span.end;
  const written = isWhole ? '' : ` ${words.quoted(text.slice(start, end))}`;
  return element(
    'li',
    { 'data-rejected': result === null },
    element('span', { class: 'step' }, `${words.steps[step] ?? words.otherStep}${written}`),
    drawRule(rule),
    element('span', { class: 'result' }, resultOf(step, result, labels, words)),
  );
}

/** The result of a decision in words: the role of an instruction, or the name of a key. */
function resultOf(step, result, labels, words) {
  if (result === null) return `✗ ${words.rejected}`;
  const kinds =
    step === 'mention' || step === 'carryOver' ? ['utensil', 'ingredient', 'unit'] : ['technique'];
  const names = kinds.flatMap((kind) => namesOf({ kind, key: result }, labels)[0] ?? []);
  return `✓ ${words.roles[result] ?? names[0] ?? words.accepted}`;
}

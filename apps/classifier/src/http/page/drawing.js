// Creates the elements of the page. Text is always set as text, never as markup.
import { amountOf, linkedTo, segmentsOf } from './segments.js';

/** Creates an element with attributes and children. */
export function element(name, attributes = {}, ...children) {
  const node = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) node.setAttribute(attribute, value);
  node.append(...children);
  return node;
}

/** The text with coloured spans and numbered clauses. */
export function drawText(text, items, clauses) {
  const nodes = [];
  let done = 0;
  for (const [index, clause] of clauses.entries()) {
    nodes.push(...drawSegments(text, items, { start: done, end: clause.start }));
    const attributes = {
      class: 'clause',
      'data-clause': String(index),
      'data-number': String(index + 1),
    };
    nodes.push(element('span', attributes, ...drawSegments(text, items, clause)));
    done = clause.end;
  }
  return [...nodes, ...drawSegments(text, items, { start: done, end: text.length })];
}

function drawSegments(text, items, { start, end }) {
  return start < end ? segmentsOf(text, items, { start, end }).map(drawSegment) : [];
}

/**
 * A segment covered by items: the innermost sets its colour, the outermost its underline. The key of
 * an item follows its last segment.
 */
function drawSegment({ text, end, items }) {
  const inner = items.at(-1);
  if (!inner) return text;
  const attributes = {
    'data-item': String(inner.id),
    'data-kind': inner.kind,
    'data-items': items.map(({ id }) => id).join(' '),
  };
  if (items.length > 1) attributes['data-within'] = items[0].kind;
  const keys = items.filter((item) => item.end === end).reverse();
  const drawKey = ({ key, kind }) => element('small', { 'data-kind': kind }, `\u00a0${key}`);
  return element('mark', attributes, text, ...keys.map(drawKey));
}

/** One clause: its techniques, and the mentions linked to them. */
export function drawClause(index, items) {
  const own = items.filter(({ clause }) => clause === index);
  const techniques = own.filter(({ kind }) => kind === 'technique');
  const mentions = own.filter(({ kind }) => kind !== 'technique');
  const row = element('li', { value: String(index + 1), 'data-clause': String(index) });
  row.append(...techniques.map(drawChip));
  if (techniques.length > 0 && mentions.length > 0) {
    row.append(element('span', { class: 'link', 'aria-hidden': 'true' }));
  }
  row.append(...mentions.map(drawChip));
  return row;
}

function drawChip(item) {
  const amount = amountOf(item);
  const chip = element(
    'button',
    {
      type: 'button',
      class: 'chip',
      'data-item': String(item.id),
      'data-items': String(item.id),
      'data-kind': item.kind,
      'aria-pressed': 'false',
    },
    item.key,
  );
  if (amount) chip.prepend(element('span', { class: 'amount' }, amount), ' ');
  return chip;
}

/** The details of one item. */
export function drawDetail(item, items, text, words) {
  const linked = linkedTo(item, items).map(({ key }) => key);
  const facts = [
    [words.written, words.quoted(text.slice(item.start, item.end))],
    [words.characters, `${String(item.start)} – ${String(item.end)}`],
    [words.clause, String(item.clause + 1)],
    item.weight === undefined
      ? [words.amount, amountOf(item) || words.noAmount]
      : [words.weight, String(item.weight)],
    [words.links, linked.join(', ') || words.noLinks],
  ];
  return [
    element('p', { class: 'kind', 'data-kind': item.kind }, words[item.kind]),
    element('p', { class: 'key' }, item.key),
    element(
      'dl',
      {},
      ...facts.map(([name, value]) =>
        element('div', {}, element('dt', {}, name), element('dd', {}, value)),
      ),
    ),
  ];
}

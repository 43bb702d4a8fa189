// Creates the elements of the text and of its clauses. Text is always set as text, never as markup.
import { nameOf, namesOf, valueOf } from './labels.js';
import { looseDecisions, segmentsOf } from './items.js';

/** Creates an element with attributes and children. */
export function element(name, attributes = {}, ...children) {
  const node = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) node.setAttribute(attribute, value);
  node.append(...children);
  return node;
}

/** The text with numbered clauses and the words that the rules found or rejected. */
export function drawText({ text, clauses, items, decisions }, labels) {
  const parts = { items, decisions: looseDecisions(items, decisions) };
  const draw = (start, end) =>
    start < end
      ? segmentsOf(text, parts, { start, end }).map((each) => drawSegment(each, text, labels))
      : [];
  const nodes = [];
  let done = 0;
  for (const [index, { start, end }] of clauses.entries()) {
    nodes.push(...draw(done, start));
    const attributes = { class: 'clause', 'data-clause': index, 'data-number': index + 1 };
    nodes.push(element('span', attributes, ...draw(start, end)));
    done = end;
  }
  return [...nodes, ...draw(done, text.length)];
}

/**
 * A segment covered by items: the innermost sets its colour, the outermost its underline. The name
 * of an item follows its last segment. Only one word of the text is in the tab order; the arrow
 * keys move to the others.
 */
function drawSegment({ text, start, end, items, decisions }, whole, labels) {
  const inner = items.at(-1);
  if (inner === undefined && decisions.length === 0) return text;
  const attributes = {
    class: 'word',
    role: 'button',
    tabindex: -1,
    'aria-pressed': false,
    'data-start': start,
    'data-end': end,
  };
  if (inner === undefined) return element('span', attributes, text);
  Object.assign(attributes, {
    'data-item': inner.id,
    'data-kind': inner.kind,
    'data-items': items.map(({ id }) => id).join(' '),
  });
  if (items.length > 1) attributes['data-within'] = items[0].kind;
  const last = items.filter((item) => item.end === end).reverse();
  return element(
    'mark',
    attributes,
    text,
    ...last.flatMap((item) => drawName(item, whole, labels)),
  );
}

/** The value of an item and its name, without what the text says in the same words. */
function drawName(item, text, labels) {
  const written = text.slice(item.start, item.end).toLowerCase();
  const names = namesOf(item, labels);
  const name = names.includes(written) ? '' : (names[0] ?? '');
  const value = valueOf(item, labels);
  const isWritten = value.replaceAll('\u00a0', ' ').toLowerCase() === written;
  const shown = [isWritten ? '' : value, name].filter(Boolean).join(' · ');
  return shown ? [element('small', { 'data-kind': item.kind }, `\u00a0${shown}`)] : [];
}

/** One clause: its techniques, and what is linked to them. */
export function drawClause({ start, end }, index, items, labels, words) {
  const own = items.filter(({ clauses }) => clauses.includes(index));
  const techniques = own.filter(({ kind }) => kind === 'technique');
  const others = own.filter(({ kind }) => kind !== 'technique');
  const row = element('li', { value: index + 1, 'data-clause': index });
  const isCarried = (item) => item.start < start || item.start >= end;
  const draw = (item) => drawChip(item, labels, isCarried(item) ? words.carried : '');
  row.append(...techniques.map(draw));
  if (techniques.length > 0 && others.length > 0)
    row.append(element('span', { class: 'link', 'aria-hidden': true }));
  row.append(...others.map(draw));
  return row;
}

/** A button for an item. `carried` says that the item stands in another clause. */
function drawChip(item, labels, carried) {
  const value = valueOf(item, labels);
  const name = nameOf(item, labels);
  const attributes = {
    type: 'button',
    class: 'chip',
    'data-item': item.id,
    'data-items': item.id,
    'data-kind': item.kind,
    'aria-pressed': false,
  };
  if (carried) Object.assign(attributes, { title: carried, 'data-carried': '' });
  const chip = element('button', attributes, name);
  if (value && value !== name) chip.prepend(element('span', { class: 'amount' }, value), ' ');
  if (carried) chip.append(element('span', { class: 'visually-hidden' }, ` (${carried})`));
  return chip;
}

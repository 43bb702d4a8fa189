// One line of the list: a tick, the name, the amount; an own line also has a button that edits it.
import { element } from '../elements.js';
import { words } from '../language/language.js';

/** The row that an element shows, for its listeners. */
const rowOf = new WeakMap();

export function createLine(row, { toggle, edit }) {
  const tick = element('input', { type: 'checkbox' });
  const text = element('span', { class: 'text' });
  const node = element('li', {}, element('label', {}, tick, text));
  tick.addEventListener('change', () => {
    focusNext(node);
    toggle(rowOf.get(node));
  });
  if (row.isOwn) {
    const button = element('button', { type: 'button', class: 'quiet edit' }, '✎');
    button.addEventListener('click', () => edit(rowOf.get(node)));
    node.append(button);
  }
  return node;
}

export function updateLine(node, row) {
  rowOf.set(node, row);
  const { name, amount, note, isTicked, isOwn } = row;
  node.querySelector('input').checked = isTicked;
  const parts = [
    element('span', { class: 'name' }, name),
    ...(amount ? [' ', element('span', { class: 'amount' }, amount)] : []),
    ...(note ? [' ', element('span', { class: 'note' }, note)] : []),
  ];
  node.querySelector('.text').replaceChildren(...parts);
  if (isOwn) node.querySelector('button').setAttribute('aria-label', words.edit(name));
}

/** A ticked line moves to another place. The focus of the keyboard goes to the line after it. */
function focusNext(node) {
  const next = node.nextElementSibling ?? node.previousElementSibling;
  next?.querySelector('input').focus();
}

// One line of the list: a tick, the name, the amount; a button that edits an own line, one that says
// that the house has what the plan needs; and where the line comes from.
import { element } from '../elements.js';
import { words } from '../language/language.js';

/** The row that an element shows, for its listeners. */
const rowOf = new WeakMap();

export function createLine(row, { toggle, have }) {
  const tick = element('input', { type: 'checkbox' });
  const text = element('span', { class: 'text' });
  const node = element('li', {}, element('label', {}, tick, text));
  tick.addEventListener('change', () => {
    focusNext(node);
    toggle(rowOf.get(node));
  });
  const haveButton = element('button', { type: 'button', class: 'quiet have' }, words.weHaveIt);
  haveButton.addEventListener('click', () => {
    focusNext(node);
    have(rowOf.get(node));
  });
  node.append(haveButton, element('p', { class: 'about' }));
  return node;
}

export function updateLine(node, row, { edit }) {
  rowOf.set(node, row);
  const { name, amount, note, recipes, about, isTicked, isOfPlan, ownLine } = row;
  node.querySelector('input').checked = isTicked;
  const parts = [
    element('span', { class: 'name' }, name),
    ...(amount ? [' ', element('span', { class: 'amount' }, amount)] : []),
    ...(note ? [' ', element('span', { class: 'note' }, note)] : []),
  ];
  node.querySelector('.text').replaceChildren(...parts);
  const editButton = node.querySelector('.edit');
  if (ownLine === undefined) editButton?.remove();
  else (editButton ?? addEditButton(node, edit)).setAttribute('aria-label', words.edit(name));
  const haveButton = node.querySelector('.have');
  haveButton.hidden = !isOfPlan || isTicked;
  haveButton.setAttribute('aria-label', words.haveLine(name));
  const source = node.querySelector('.about');
  source.textContent = about.join(' · ');
  // Generated content: a search in the page for a food finds its line, and no recipe named after it.
  source.dataset.recipes = recipes.join(' · ') + (recipes.length * about.length > 0 ? ' · ' : '');
  source.hidden = recipes.length + about.length === 0;
}

function addEditButton(node, edit) {
  const button = element('button', { type: 'button', class: 'quiet edit' }, '✎');
  button.addEventListener('click', () => edit(rowOf.get(node)));
  node.querySelector('label').after(button);
  return button;
}

/** A line that is ticked or removed moves or goes. The focus of the keyboard goes to the line after it. */
function focusNext(node) {
  const next = node.nextElementSibling ?? node.previousElementSibling;
  next?.querySelector('input').focus();
}

// Draws the rows of a list: by shelf, in the order of the house's shop, then what is ticked.
import { $, element, showRows } from '../elements.js';
import { words } from '../language/language.js';
import { createLine, updateLine } from './line-view.js';

/**
 * `actions` are called with a row: `toggle`, `edit` and `have`. `emptyText` is shown without anything to
 * buy.
 */
export function showList({ rows, staples, texts }, emptyText, actions) {
  const ticked = rows.filter(({ isTicked }) => isTicked);
  showRows($('shelves'), shelvesOf(rows), createShelf, (node, shelf) => {
    node.querySelector('h3').textContent = shelf.id;
    showLines(node.querySelector('ul'), shelf.rows, actions);
  });
  $('ticked').hidden = ticked.length === 0;
  $('ticked-title').textContent = words.ticked(ticked.length);
  showLines(document.querySelector('#ticked ul'), ticked, actions);
  $('staples').hidden = staples.length === 0;
  showLines(document.querySelector('#staples ul'), staples, actions);
  $('texts').hidden = texts.length === 0;
  document.querySelector('#texts ul').replaceChildren(...texts.map(createText));
  $('empty').hidden = rows.length + texts.length > 0;
  $('empty').textContent = emptyText;
}

/** The shelves with something to buy, by name. */
function shelvesOf(rows) {
  const shelves = new Map();
  for (const row of rows) {
    if (row.isTicked) continue;
    const shelf = shelves.get(row.shelf) ?? { id: row.shelf, rows: [] };
    shelves.set(row.shelf, shelf);
    shelf.rows.push(row);
  }
  return [...shelves.values()];
}

/** A line of a recipe without an ingredient has no tick. */
function createText({ text, about }) {
  const name = element('span', { class: 'name' }, text);
  return element('li', {}, name, ' ', element('p', { class: 'about' }, about));
}

function createShelf() {
  return element('section', {}, element('h3'), element('ul', { class: 'lines' }));
}

function showLines(parent, rows, actions) {
  const update = (node, row) => updateLine(node, row, actions);
  showRows(parent, rows, (row) => createLine(row, actions), update);
}

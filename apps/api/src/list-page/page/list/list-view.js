// Draws the rows of a list: by shelf, in the order of the house's shop, then what is ticked.
import { $, element, showRows } from '../elements.js';
import { words } from '../language/language.js';
import { createLine, updateLine } from './line-view.js';

/** `actions` are called with a row: `toggle` and `edit`. `emptyText` is shown without rows. */
export function showList(rows, emptyText, actions) {
  const ticked = rows.filter(({ isTicked }) => isTicked);
  showRows($('shelves'), shelvesOf(rows), createShelf, (node, shelf) => {
    node.querySelector('h3').textContent = shelf.id;
    showLines(node.querySelector('ul'), shelf.rows, actions);
  });
  $('ticked').hidden = ticked.length === 0;
  $('ticked-title').textContent = words.ticked(ticked.length);
  showLines(document.querySelector('#ticked ul'), ticked, actions);
  $('empty').hidden = rows.length > 0;
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

function createShelf() {
  return element('section', {}, element('h3'), element('ul', { class: 'lines' }));
}

function showLines(parent, rows, actions) {
  showRows(parent, rows, (row) => createLine(row, actions), updateLine);
}

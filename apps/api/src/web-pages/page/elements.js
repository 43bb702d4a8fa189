// Finds and creates elements. Text is always set as text, never as markup.

export const $ = (id) => document.getElementById(id);

/** Creates an element with attributes and children. */
export function element(name, attributes = {}, ...children) {
  const node = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) node.setAttribute(attribute, value);
  node.append(...children);
  return node;
}

/**
 * Makes the children of a node show rows, each with its own `id`. An element is kept as long as its
 * row exists, so that a tap or the focus is not lost when the list changes meanwhile.
 */
export function showRows(parent, rows, create, update) {
  const present = new Map([...parent.children].map((node) => [node.dataset.id, node]));
  const ids = new Set(rows.map(({ id }) => id));
  // Before the others are placed: an element that is moved loses the focus.
  for (const [id, node] of present) if (!ids.has(id)) node.remove();
  for (const [index, row] of rows.entries()) {
    const node = present.get(row.id) ?? create(row);
    node.dataset.id = row.id;
    update(node, row);
    if (parent.children[index] !== node) parent.insertBefore(node, parent.children[index] ?? null);
  }
}

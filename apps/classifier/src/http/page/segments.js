// An answer of the classifier, made easy to draw.

/**
 * @typedef {{ id: number, kind: string, key: string, start: number, end: number, clause: number,
 *   weight?: number, quantity?: number | null, unit?: string | null }} Item
 * @typedef {{ text: string, end: number, items: Item[] }} Segment
 */

/**
 * Everything found in a text, in text order; the longer first where two begin together.
 * @returns {Item[]}
 */
export function itemsOf({ entities, ingredients }) {
  return [...entities, ...ingredients.map((mention) => ({ kind: 'ingredient', ...mention }))]
    .sort((a, b) => a.start - b.start || b.end - a.end)
    .map((item, id) => ({ ...item, id }));
}

/**
 * A stretch of the text cut wherever an item begins or ends, each piece with the items over it,
 * outermost first: a technique such as "bring … to a boil" holds an ingredient.
 * @returns {Segment[]}
 */
export function segmentsOf(text, items, { start, end }) {
  const inside = (offset) => offset > start && offset < end;
  const cuts = new Set([
    start,
    end,
    ...items.flatMap((item) => [item.start, item.end].filter(inside)),
  ]);
  const offsets = [...cuts].sort((a, b) => a - b);
  return offsets.slice(1).map((to, index) => {
    const from = offsets[index];
    return {
      text: text.slice(from, to),
      end: to,
      items: items.filter((item) => item.start <= from && to <= item.end),
    };
  });
}

/** What an item is linked to: across technique and mention, within its clause. */
export function linkedTo(item, items) {
  const isTechnique = (other) => other.kind === 'technique';
  return items.filter(
    (other) => other.clause === item.clause && isTechnique(other) !== isTechnique(item),
  );
}

/** `2 tablespoon`, or nothing. */
export function amountOf({ quantity, unit }) {
  return quantity === null || quantity === undefined
    ? ''
    : `${String(quantity)} ${unit ?? ''}`.trim();
}

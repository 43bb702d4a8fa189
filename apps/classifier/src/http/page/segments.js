// Prepares a response of the classifier for drawing.

/**
 * @typedef {{ id: number, kind: string, key: string, start: number, end: number, clause: number,
 *   weight?: number, quantity?: number | null, unit?: string | null }} Item
 * @typedef {{ text: string, end: number, items: Item[] }} Segment
 */

/**
 * All techniques and mentions of a text by start; the longer first when two start together.
 * @returns {Item[]}
 */
export function itemsOf({ entities, ingredients }) {
  return [...entities, ...ingredients.map((mention) => ({ kind: 'ingredient', ...mention }))]
    .sort((a, b) => a.start - b.start || b.end - a.end)
    .map((item, id) => ({ ...item, id }));
}

/**
 * Splits a span of the text where items start or end. Each segment has the items that cover it,
 * outermost first: the technique "bring … to a boil" contains an ingredient.
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

/** The items linked to an item in its clause: mentions of a technique, or techniques of a mention. */
export function linkedTo(item, items) {
  const isTechnique = (other) => other.kind === 'technique';
  return items.filter(
    (other) => other.clause === item.clause && isTechnique(other) !== isTechnique(item),
  );
}

/** The quantity and unit, such as `2 tablespoon`; empty when the item has none. */
export function amountOf({ quantity, unit }) {
  return quantity === null || quantity === undefined
    ? ''
    : `${String(quantity)} ${unit ?? ''}`.trim();
}

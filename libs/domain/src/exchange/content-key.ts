/** Fields that say where and whose something is, not what it is. */
const ASIDE = new Set([
  ...['id', 'number', 'cookingId', 'eaters', 'visibility', 'sourceUrl', 'cookedOn'],
]);

/**
 * A text that bodies of requests with the same content have in common: absent fields, null, false and
 * empty lists are the same, and so are bodies for other people.
 */
export function contentKey(body: object): string {
  return JSON.stringify(body, (_, value: unknown) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    const fields = Object.entries(value).filter(
      ([name, each]) => !ASIDE.has(name) && !isEmpty(each),
    );
    return Object.fromEntries(fields.sort(([one], [other]) => (one < other ? -1 : 1)));
  });
}

function isEmpty(value: unknown): boolean {
  return value == null || value === false || (Array.isArray(value) && value.length === 0);
}

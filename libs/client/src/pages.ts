/** A page of a list. */
export interface Page<Item> {
  readonly data: readonly Item[];
  readonly response: Response;
}

/** The `cursor` parameter of the next page; null on the last page. */
export function nextCursor({ headers }: Response): string | null {
  const links = headers.get('link')?.matchAll(/<([^>]*)>([^<]*)/g) ?? [];
  for (const [, target = '', parameters = ''] of links) {
    if (!/;\s*rel="?next"?(?![-\w])/i.test(parameters)) continue;
    // Only the parameter is read: a proxy may have changed or removed the start of the path. `URL` of
    // React Native before 0.80 has no `searchParams`.
    const [, cursor] = /[?&]cursor=([^&#]*)/.exec(target) ?? [];
    if (cursor !== undefined) return decodeURIComponent(cursor.replace(/\+/g, ' '));
  }
  return null;
}

/** The items of all pages. The next page is requested when the items of the previous one are used. */
export async function* allItems<Item>(
  readPage: (cursor: { cursor?: string }) => Promise<Page<Item>>,
): AsyncGenerator<Item, void> {
  let cursor: string | null = null;
  do {
    const { data, response }: Page<Item> = await readPage(cursor === null ? {} : { cursor });
    yield* data;
    cursor = nextCursor(response);
  } while (cursor !== null);
}

import { nextCursor } from '@popote/client';
import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { useResource } from '../../api/resource.js';
import { attempt } from '../../ui/tell.js';

interface Pages<Item> {
  readonly items: readonly Item[];
  /** The cursor of the next page; null at the end. */
  readonly next: string | null;
}

type ReadPage<Item> = (
  cursor: string | undefined,
) => Promise<{ readonly data: Item[]; readonly response: Response }>;

/** A list page by page. After an event, it reads again as much as it shows. */
export function usePages<Item>(key: string, readPage: ReadPage<Item>, keep: boolean) {
  const shown = useRef(0);
  const isReading = useSignal(false);
  const readFrom = async ({ items, next }: Pages<Item>): Promise<Pages<Item>> => {
    const { data, response } = await readPage(next ?? undefined);
    return { items: [...items, ...data], next: nextCursor(response) };
  };
  const readAll = async () => {
    let pages = await readFrom({ items: [], next: null });
    while (pages.next !== null && pages.items.length < shown.current) pages = await readFrom(pages);
    return { data: pages };
  };
  const resource = useResource(key, readAll, { events: ['recipe', 'detection', 'house'], keep });
  const { data, show } = resource;
  shown.current = data?.items.length ?? 0;
  const more = async () => {
    if (data === undefined || data.next === null || isReading.value) return;
    isReading.value = true;
    await attempt(async () => show(await readFrom(data)));
    isReading.value = false;
  };
  return { ...resource, more };
}

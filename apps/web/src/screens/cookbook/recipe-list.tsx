import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Button } from '../../ui/button.js';
import { Loading } from '../../ui/page.js';
import { words } from '../../words/words.js';
import type { usePages } from './use-pages.js';

interface RecipeListProps<Item> {
  readonly pages: ReturnType<typeof usePages<Item>>;
  readonly children: (item: Item) => ComponentChildren;
  /** The class of the list. */
  readonly list?: string;
  /** Shown when there is nothing. */
  readonly empty: ComponentChildren;
}

/** Cards without an end: the next page is read before the person arrives there. */
export function RecipeList<Item>(props: RecipeListProps<Item>) {
  const { pages, list = 'recipe-grid', children, empty } = props;
  const { data, more } = pages;
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting === true) void more();
      },
      { rootMargin: '600px' },
    );
    if (end.current !== null) observer.observe(end.current);
    return () => observer.disconnect();
  }, [data?.next]);
  if (data === undefined) return <Loading {...pages} rows={6} />;
  if (data.items.length === 0) return <>{empty}</>;
  return (
    <>
      <ul class={list}>{data.items.map(children)}</ul>
      {data.next !== null && (
        <div ref={end} class="row">
          <Button onClick={() => void more()}>{words.cookbook.more}</Button>
        </div>
      )}
    </>
  );
}

import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { popote } from '../../api/popote.js';
import { go, place } from '../../navigation/router.js';
import { Button } from '../../ui/button.js';
import { Tabs } from '../../ui/choices.js';
import { Dialog } from '../../ui/dialog.js';
import { Empty, Page } from '../../ui/page.js';
import { RecipeCard } from '../../ui/recipe/recipe-card.js';
import { words } from '../../words/words.js';
import { ActiveFilters } from './active-filters.js';
import { FilterDialog } from './filter-dialog.js';
import { addressWith, FILTER_NAMES, filtersOf, TABS } from './filters.js';
import { Makeable } from './makeable.js';
import { RecipeList } from './recipe-list.js';
import { usePages } from './use-pages.js';
import { Ways } from './ways.js';
import '../../ui/recipe/recipe.css';
import './cookbook.css';

/** The recipes of the house: tabs, words and filters are in the address, so that "back" keeps them. */
export function Cookbook() {
  const isAdding = useSignal(false);
  const tab = place.value.query.get('tab') ?? TABS[0][0];
  const add = (
    <Button
      kind="main"
      icon="plus"
      aria-label={words.cookbook.add}
      onClick={() => (isAdding.value = true)}
    >
      {words.app.add}
    </Button>
  );
  return (
    <Page title={words.app.cookbook} class="wide cookbook" actions={add}>
      <Tabs
        label={words.cookbook.tabs}
        current={`cookbook?tab=${tab}`}
        tabs={[
          ...TABS.map(([key, name]) => ({
            href: `cookbook?tab=${key}`,
            name: words.cookbook[name],
          })),
          { href: 'cookbook?tab=makeable', name: words.cookbook.makeable },
        ]}
      />
      {tab === 'makeable' ? <Makeable /> : <Recipes />}
      {isAdding.value && (
        <Dialog title={words.cookbook.add} onClose={() => (isAdding.value = false)}>
          <Ways />
        </Dialog>
      )}
    </Page>
  );
}

function Recipes() {
  const { query } = place.value;
  const filters = filtersOf(query);
  const isFiltering = useSignal(false);
  const isFiltered = query.has('q') || FILTER_NAMES.some((name) => query.has(name));
  const pages = usePages(
    `cookbook/${JSON.stringify(filters)}`,
    (cursor) =>
      popote.listRecipes({
        query: { ...filters, cursor, expand: ['suitability', 'nutrition'], limit: 24 },
      }),
    !isFiltered,
  );
  return (
    <>
      <div class="search-row">
        <SearchField />
        <Button icon="filter" onClick={() => (isFiltering.value = true)}>
          {words.cookbook.filters}
        </Button>
      </div>
      <ActiveFilters />
      <RecipeList pages={pages} empty={<Nothing isFiltered={isFiltered} tab={filters.tab} />}>
        {(recipe) => <RecipeCard key={recipe.id} recipe={recipe} />}
      </RecipeList>
      {isFiltering.value && (
        <FilterDialog filters={filters} onClose={() => (isFiltering.value = false)} />
      )}
    </>
  );
}

/** The words that a recipe must have, some time after the last key. */
function SearchField() {
  const { query } = place.value;
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);
  const search = (text: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(
      () => go(addressWith(place.value.query, { q: [text.trim()] }), { replace: true }),
      300,
    );
  };
  return (
    <input
      type="search"
      aria-label={words.cookbook.search}
      placeholder={words.cookbook.search}
      maxlength={200}
      autocomplete="off"
      defaultValue={query.get('q') ?? ''}
      onInput={(event) => search(event.currentTarget.value)}
    />
  );
}

function Nothing({
  isFiltered,
  tab,
}: {
  readonly isFiltered: boolean;
  readonly tab: string | undefined;
}) {
  if (isFiltered)
    return (
      <Empty icon="search" title={words.cookbook.noMatch}>
        <Button onClick={() => go(`cookbook?tab=${tab ?? ''}`)}>{words.cookbook.clear}</Button>
      </Empty>
    );
  if (tab === 'favoris') return <Empty icon="heart" title={words.cookbook.emptyFavourites} />;
  return (
    <Empty icon="book" title={words.cookbook.empty}>
      <Ways />
    </Empty>
  );
}

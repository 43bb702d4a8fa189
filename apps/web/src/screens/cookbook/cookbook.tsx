import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { popote } from '../../api/popote.js';
import { go, place } from '../../navigation/router.js';
import { Button } from '../../ui/button.js';
import { MenuRow } from '../../ui/menu.js';
import { Empty, Page, Tabs } from '../../ui/page.js';
import { Dialog, useDialog } from '../../ui/dialog.js';
import { RecipeCard } from '../../ui/recipe/recipe-card.js';
import { words } from '../../words/words.js';
import { BatchBar, choiceOf, type Selection } from './batch-bar.js';
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
  const ways = useDialog();
  const manage = useDialog();
  const selected = useSignal<Selection>(undefined);
  const tab = place.value.query.get('tab') ?? TABS[0][0];
  const actions = (
    <>
      <Button {...{ icon: 'more', label: words.cookbook.manage }} onClick={() => manage.open()} />
      <Button
        {...{ kind: 'main', icon: 'plus', 'aria-label': words.cookbook.add }}
        onClick={() => ways.open()}
      >
        {words.app.add}
      </Button>
    </>
  );
  return (
    <Page title={words.app.cookbook} class="wide cookbook" actions={actions}>
      <Tabs
        label={words.cookbook.tabs}
        current={`cookbook?tab=${tab}`}
        tabs={[
          ...TABS.map(([key, name]) => [`cookbook?tab=${key}`, words.cookbook[name]] as const),
          ['cookbook?tab=makeable', words.cookbook.makeable],
        ]}
      />
      {tab === 'makeable' ? <Makeable /> : <Recipes selected={selected} />}
      {ways.render(() => (
        <Dialog title={words.cookbook.add} onClose={ways.close}>
          <Ways />
        </Dialog>
      ))}
      {manage.render(() => (
        <Dialog title={words.cookbook.manage} onClose={manage.close}>
          <ul class="menu">
            {tab !== 'makeable' && (
              <MenuRow
                {...{ icon: 'check', title: words.cookbook.select }}
                hint={words.cookbook.selectHint}
                onClick={() => {
                  manage.close();
                  selected.value = new Set();
                }}
              />
            )}
            <MenuRow icon="text" title={words.cookbook.allTags} href="cookbook/tags" />
            <MenuRow icon="trash" title={words.cookbook.trash} href="cookbook/trash" />
          </ul>
        </Dialog>
      ))}
    </Page>
  );
}

function Recipes({ selected }: { readonly selected: Signal<Selection> }) {
  const { query } = place.value;
  const filters = filtersOf(query);
  const filtering = useDialog();
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
        <Button icon="filter" onClick={() => filtering.open()}>
          {words.cookbook.filters}
        </Button>
      </div>
      <ActiveFilters />
      <RecipeList pages={pages} empty={<Nothing isFiltered={isFiltered} tab={filters.tab} />}>
        {(recipe) => (
          <RecipeCard key={recipe.id} recipe={recipe} choice={choiceOf(selected, recipe.id)} />
        )}
      </RecipeList>
      {selected.value !== undefined && (
        <BatchBar selected={selected} shown={pages.data?.items ?? []} read={pages.read} />
      )}
      {filtering.render(() => (
        <FilterDialog filters={filters} onClose={filtering.close} />
      ))}
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

interface NothingProps {
  readonly isFiltered: boolean;
  readonly tab: string | undefined;
}

function Nothing({ isFiltered, tab }: NothingProps) {
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

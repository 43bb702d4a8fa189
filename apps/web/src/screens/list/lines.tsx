import type { Shop } from '@popote/client';
import { Empty } from '../../ui/page.js';
import { words } from '../../words/words.js';
import { Line } from './line.js';
import type { Row } from './rows.js';

interface LinesProps {
  readonly rows: readonly Row[];
  readonly staples: readonly Row[];
  readonly texts: readonly { readonly text: string; readonly recipe: string }[];
  readonly date: string;
  /** Only what is bought there or anywhere, in its order. */
  readonly shop: Shop | undefined;
  readonly onDetails: (row: Row) => void;
}

/** What is to buy, by shelf; then what to check, and what is in the trolley. */
export function Lines({ rows, staples, texts, shop, ...line }: LinesProps) {
  const here = rows.filter(
    ({ shopId }) => shop === undefined || shopId === null || shopId === shop.id,
  );
  const open = here.filter(({ isTicked }) => !isTicked);
  const ticked = here.filter(({ isTicked }) => isTicked);
  const lineOf = (row: Row) => <Line key={row.id} row={row} {...line} />;
  return (
    <>
      {open.length === 0 && (
        <Empty
          icon={ticked.length > 0 ? 'check' : 'list'}
          title={ticked.length > 0 ? words.list.done : words.list.empty}
        >
          {ticked.length === 0 && <p>{words.list.emptyHint}</p>}
        </Empty>
      )}
      <div class="shelves">
        {shelvesOf(open, shop).map(([shelf, lines]) => (
          <section key={shelf} class="shelf">
            <h3>{shelf}</h3>
            <ul>{lines.map(lineOf)}</ul>
          </section>
        ))}
        {texts.length > 0 && (
          <section class="shelf">
            <h3>{words.list.texts}</h3>
            <ul>
              {texts.map(({ text, recipe }) => (
                <li key={text + recipe} class="line line-text">
                  <span class="line-name">{text}</span>
                  <small class="line-about">{recipe}</small>
                </li>
              ))}
            </ul>
          </section>
        )}
        {staples.length > 0 && (
          <section class="shelf">
            <h3>{words.list.staples}</h3>
            <ul>{staples.map(lineOf)}</ul>
          </section>
        )}
      </div>
      {ticked.length > 0 && (
        <section class="shelf ticked">
          <h3>{words.list.ticked(ticked.length)}</h3>
          <ul>{ticked.map(lineOf)}</ul>
        </section>
      )}
    </>
  );
}

/** The shelves with something to buy, in the order of the list, or that of the shop. */
function shelvesOf(rows: readonly Row[], shop: Shop | undefined) {
  const shelves = new Map<string, Row[]>();
  for (const row of rows) shelves.set(row.shelf, [...(shelves.get(row.shelf) ?? []), row]);
  const order: readonly string[] = shop?.subcategories ?? [];
  const placeOf = ([row]: readonly Row[]) => {
    const index = order.indexOf(row?.subcategory ?? '');
    return index < 0 ? order.length : index;
  };
  return [...shelves].sort(([, one], [, other]) => placeOf(one) - placeOf(other));
}

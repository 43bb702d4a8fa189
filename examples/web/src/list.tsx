import {
  expectedList,
  OperationQueue,
  type OperationStorage,
  type NewShoppingOperation,
  type QueuedOperation,
  type RefusedOperation,
  type ShoppingLineView,
  type ShoppingListView,
} from '@popote/client';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { stored, today } from './browser.js';
import { amountOf, foodName, ingredientName, nameOf } from './catalogue.js';
import { Form, Problem } from './form.js';
import { listen, popote } from './popote.js';
import { words } from './words.js';

const keptList = stored<ShoppingListView>('list');
const keptQueue = stored<readonly QueuedOperation[]>('queue');

/** Ticks that are not delivered survive a reload. */
const storage: OperationStorage = {
  load: () => keptQueue.read() ?? [],
  add: (queued) => keptQueue.write([...(keptQueue.read() ?? []), queued]),
  remove: (ids) =>
    keptQueue.write(
      (keptQueue.read() ?? []).filter(({ operation }) => !ids.includes(operation.id)),
    ),
};

/** The list of the week, with the changes that are not delivered yet. */
function useShoppingList() {
  const [list, setList] = useState(keptList.read);
  const [error, setError] = useState<unknown>();
  const [, redraw] = useState(0);
  const queue = useRef<OperationQueue>(undefined);

  useEffect(() => {
    const keep = (newer: ShoppingListView) => {
      const last = keptList.read();
      const isOld = last?.weekStart === newer.weekStart && last.version > newer.version;
      if (isOld) return; // a response that has arrived late
      keptList.write(newer);
      setList(newer);
    };
    const read = async () => {
      try {
        keep((await popote.getShoppingList({ query: { date: today() } })).data);
        setError(undefined);
      } catch (caught) {
        setError(caught);
      }
      void queue.current?.deliver();
    };
    const onRefused = ({ error }: RefusedOperation) => setError(error ?? undefined);
    const onChange = () => redraw((count) => count + 1);
    const open = OperationQueue.open({ popote, storage, onList: keep, onChange, onRefused });
    void open.then((opened) => {
      queue.current = opened;
      void read();
    });
    const events = ['shopping-list', 'planning', 'recipe', 'house', 'reset'] as const;
    const stop = listen(events, () => void read());
    addEventListener('online', read);
    return () => {
      stop();
      removeEventListener('online', read);
      void open.then((opened) => opened.close());
    };
  }, []);

  const pending = queue.current?.pending ?? [];
  return {
    list:
      list &&
      expectedList(
        list,
        pending.map(({ operation }) => operation),
      ),
    pending: pending.length,
    error,
    change: (operation: NewShoppingOperation) => queue.current?.add(today(), operation),
  };
}

export function ListScreen() {
  const { list, pending, error, change } = useShoppingList();
  if (list === undefined) return <Problem error={error} />;

  const tick = (line: ShoppingLineView) => {
    const { id: lineId, missing, checked: seen } = line;
    if (missing.length === 0) return void change({ kind: 'UNCHECK', lineId });
    for (const amount of missing) void change({ kind: 'CHECK', lineId, ...amount, seen });
  };
  const shelves = Map.groupBy(list.lines, ({ subcategory }) => subcategory);
  const ownLines = list.ownLines.filter(({ inLine }) => !inLine);
  const isEmpty = list.lines.length + ownLines.length + list.texts.length === 0;
  return (
    <>
      <h1>{words.list}</h1>
      <Problem error={error} />
      {pending > 0 && (
        <p role="status">
          {words.pending} {pending}
        </p>
      )}
      {isEmpty && <p>{words.emptyList}</p>}
      {[...shelves].map(([shelf, lines]) => (
        <Shelf key={shelf} name={shelf === null ? words.others : nameOf('subcategories', shelf)}>
          {lines.map((line) => (
            <Line key={line.id} isTicked={line.missing.length === 0} onTick={() => tick(line)}>
              {foodName(line.ingredientId, line.amounts[0])} <small>{amountsOf(line)}</small>
            </Line>
          ))}
        </Shelf>
      ))}
      {ownLines.length + list.texts.length > 0 && (
        <Shelf name={words.others}>
          {ownLines.map(({ id: lineId, text, ingredientId, checked }) => (
            <Line
              key={lineId}
              isTicked={checked}
              onTick={() => void change({ kind: checked ? 'UNCHECK' : 'CHECK', lineId })}
            >
              {text ?? ingredientName(ingredientId)}
            </Line>
          ))}
          {list.texts.map(({ text }, index) => (
            <li key={index}>{text}</li>
          ))}
        </Shelf>
      )}
      <Form
        label={words.add}
        onSend={async ({ text = '' }) => void (await change({ kind: 'ADD', text }))}
      >
        <label>
          {words.addLine}
          <input name="text" required maxLength={200} autoComplete="off" />
        </label>
      </Form>
      {list.staples.length > 0 && (
        <p>
          <small>
            {words.staples}:{' '}
            {list.staples.map(({ ingredientId }) => ingredientName(ingredientId)).join(', ')}
          </small>
        </p>
      )}
    </>
  );
}

/** What a shop sells, until something of the line is ticked. */
function amountsOf({ toBuy, checked, missing, amounts }: ShoppingLineView): string {
  const shown = missing.length === 0 ? amounts : checked.length === 0 ? toBuy : missing;
  return shown.map(amountOf).join(' + ');
}

function Shelf({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <section>
      <h2>{name}</h2>
      <ul className="lines">{children}</ul>
    </section>
  );
}

interface LineProps {
  readonly isTicked: boolean;
  readonly onTick: () => void;
  readonly children: ReactNode;
}

function Line({ isTicked, onTick, children }: LineProps) {
  return (
    <li>
      <label className="line">
        <input type="checkbox" checked={isTicked} onChange={onTick} />
        <span>{children}</span>
      </label>
    </li>
  );
}

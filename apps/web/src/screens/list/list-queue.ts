import {
  type NewShoppingOperation,
  OperationQueue,
  type QueuedOperation,
  type RefusedOperation,
} from '@popote/client';
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { onEvents } from '../../api/events.js';
import { popote } from '../../api/popote.js';
import { acceptResource } from '../../api/resource.js';
import { tell } from '../../ui/tell.js';
import { sentenceOf } from '../../words/errors.js';
import { words } from '../../words/words.js';
import { keptOperations } from '../../offline/kept.js';

/** The changes of shopping lists that the service does not have yet, oldest first. */
export const pendingChanges = signal<readonly QueuedOperation[]>([]);

/** The name of a line, for messages about it; undefined when the list does not show it. */
export const lineNames = new Map<string, string>();

let queue: OperationQueue | undefined;

/** Delivers the changes of shopping lists, while the app is open, as soon as there is a network. */
export function useListQueue() {
  useEffect(() => {
    const opened = openQueue();
    const deliver = () => void opened.then((open) => open.deliver());
    const stop = onEvents(['planning', 'shopping-list', 'recipe', 'house'], deliver);
    addEventListener('online', deliver);
    deliver();
    return () => {
      stop();
      removeEventListener('online', deliver);
      void opened.then((open) => open.close());
    };
  }, []);
}

async function openQueue(): Promise<OperationQueue> {
  const opened = await OperationQueue.open({
    popote,
    storage: keptOperations,
    onList: (list) => void acceptResource(listKey(list.weekStart), list, true),
    onRefused: explain,
    onChange: () => (pendingChanges.value = queue?.pending ?? []),
  });
  queue = opened;
  pendingChanges.value = opened.pending;
  return opened;
}

/** The key of a list among the resources. */
export const listKey = (weekStart: string) => `list/${weekStart}`;

/** Changes the list of the week of a day: at once on this device, then at the service. */
export function changeList(date: string, ...operations: readonly NewShoppingOperation[]) {
  for (const operation of operations)
    queue?.add(date, operation).catch(() => tell(words.list.notStored, { stays: true }));
}

/** A change that has no effect must not go unnoticed. */
function explain({ operation, error }: RefusedOperation) {
  const text = 'text' in operation ? operation.text : undefined;
  const name = text ?? lineNames.get(operation.lineId ?? '') ?? '…';
  const sentence =
    error === null ? words.list.lineGone(name) : words.list.refused(name, sentenceOf(error));
  tell(sentence, { stays: true });
}

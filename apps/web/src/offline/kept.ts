import type { OperationStorage, QueuedOperation } from '@popote/client';
import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb';

/** What the device keeps for one person in one house. */
interface Kept extends DBSchema {
  /** Changes of the shopping list that are not delivered. The keys grow, so that the order stays. */
  operations: { key: number; value: QueuedOperation; indexes: { id: string } };
  /** What screens have shown: week, list, session, catalogue. */
  documents: { key: string; value: unknown };
}

export interface Owner {
  readonly id: number;
  readonly houseId: number | null;
}

/** Operations of a house must not reach another one. */
const nameOf = ({ id, houseId }: Owner) => `popote-${String(id)}-${String(houseId)}`;

/** Resolves with undefined where the browser stores nothing. */
let database: Promise<IDBPDatabase<Kept> | undefined> | undefined;

/** Opens what the device keeps for a person, and closes what it keeps for another one. */
export function openKept(owner: Owner) {
  void closeKept();
  database = openDB<Kept>(nameOf(owner), 1, {
    upgrade(opened) {
      opened
        .createObjectStore('operations', { autoIncrement: true })
        .createIndex('id', 'operation.id');
      opened.createObjectStore('documents');
    },
    blocking: () => void closeKept(), // another window deletes it
  }).catch(() => undefined);
}

async function closeKept() {
  const opened = database;
  database = undefined;
  (await opened)?.close();
}

/** Removes what screens have shown. Changes of the list that are not delivered stay. */
export async function forgetDocuments() {
  await (await database)?.clear('documents').catch(() => undefined);
}

/** Removes everything that the device keeps for a person. */
export async function deleteKept(owner: Owner) {
  await closeKept();
  await deleteDB(nameOf(owner));
}

export async function readKept<Data>(key: string): Promise<Data | undefined> {
  return (await (await database)?.get('documents', key)) as Data | undefined;
}

/** A device without space shows the data nevertheless. */
export async function writeKept(key: string, data: unknown) {
  await (await database)?.put('documents', data, key).catch(() => undefined);
}

/** Where the queue of the shopping list keeps its operations. */
export const keptOperations: OperationStorage = {
  load: async () => (await (await database)?.getAll('operations')) ?? [],
  add: async (queued) => {
    const opened = await database;
    if (opened === undefined) throw new Error('This browser stores nothing.');
    await opened.add('operations', queued);
  },
  remove: async (ids) => {
    const transaction = (await database)?.transaction('operations', 'readwrite');
    for (const id of ids) {
      const key = await transaction?.store.index('id').getKey(id);
      if (key !== undefined) await transaction?.store.delete(key);
    }
    await transaction?.done;
  },
};

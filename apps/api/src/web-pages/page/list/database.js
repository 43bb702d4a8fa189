// What the device keeps for one person in one house, in IndexedDB: the operations that are not
// delivered, and documents (the last lists, the catalogues).

/** The name of the database of a person. Operations of a house must not reach another one. */
export const databaseName = ({ id, houseId }) => `popote-list-${id}-${houseId}`;

export async function openDatabase(name) {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => {
    const operations = request.result.createObjectStore('operations', { autoIncrement: true });
    operations.createIndex('id', 'operation.id');
    request.result.createObjectStore('documents');
  };
  const database = await resultOf(request);
  database.onversionchange = () => database.close(); // another window deletes it
  const store = (name, mode) => database.transaction(name, mode).objectStore(name);
  return {
    close: () => database.close(),
    read: (key) => resultOf(store('documents', 'readonly').get(key)),
    write: (key, value) => resultOf(store('documents', 'readwrite').put(value, key)),
    /** The storage of an `OperationQueue`. The keys grow, so that the order is kept. */
    operations: {
      load: () => resultOf(store('operations', 'readonly').getAll()),
      add: (queued) => committed(store('operations', 'readwrite'), (all) => all.add(queued)),
      remove: (ids) =>
        committed(store('operations', 'readwrite'), (all) => {
          for (const id of ids) {
            all.index('id').getKey(id).onsuccess = ({ target }) => {
              if (target.result !== undefined) all.delete(target.result);
            };
          }
        }),
    },
  };
}

export const deleteDatabase = (name) => resultOf(indexedDB.deleteDatabase(name));

function resultOf(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Runs statements of a transaction, and waits until it is stored. */
function committed(store, run) {
  const { transaction } = store;
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
    run(store);
  });
}

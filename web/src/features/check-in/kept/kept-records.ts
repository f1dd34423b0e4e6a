/** Values by key, stored in a database of the browser that outlives the page. */
export type KeptRecords<Value> = {
  all: () => Promise<Value[]>;
  read: (key: string) => Promise<Value | undefined>;
  put: (key: string, value: Value) => Promise<void>;
  remove: (key: string) => Promise<void>;
};

const STORE = 'records';

function openDatabase(name: string): Promise<IDBDatabase> {
  const { promise, resolve, reject } = Promise.withResolvers<IDBDatabase>();
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(new Error(`The browser keeps nothing: ${request.error?.message ?? ''}`));
  return promise;
}

type Work<Result> = { mode: IDBTransactionMode; ask: (records: IDBObjectStore) => IDBRequest<Result> };

/** Opens the database for each operation: an open connection would block its removal at logout. */
async function run<Result>(name: string, { mode, ask }: Work<Result>): Promise<Result> {
  const database = await openDatabase(name);
  try {
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    const transaction = database.transaction(STORE, mode);
    const request = ask(transaction.objectStore(STORE));
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(new Error(`Not kept: ${transaction.error?.message ?? ''}`));
    return await promise;
  } finally {
    database.close();
  }
}

/** Keeps the values in memory, for a browser that stores nothing (private mode) and for tests. */
export function keptInMemory<Value>(): KeptRecords<Value> {
  const values = new Map<string, Value>();
  return {
    all: () => Promise.resolve([...values.values()]),
    read: (key) => Promise.resolve(values.get(key)),
    put: async (key, value) => {
      values.set(key, value);
    },
    remove: async (key) => {
      values.delete(key);
    },
  };
}

/** Keeps the values in IndexedDB; when that fails, in the page's own memory. */
export function keptIn<Value>(name: string): KeptRecords<Value> {
  const memory = keptInMemory<Value>();
  const either = async <Result>(work: Work<Result>, otherwise: () => Promise<Result>): Promise<Result> => {
    try {
      return await run(name, work);
    } catch {
      return otherwise();
    }
  };
  return {
    all: () => either<Value[]>({ mode: 'readonly', ask: (records) => records.getAll() }, memory.all),
    read: (key) =>
      either<Value | undefined>({ mode: 'readonly', ask: (records) => records.get(key) }, () => memory.read(key)),
    put: async (key, value) => {
      await either<IDBValidKey>({ mode: 'readwrite', ask: (records) => records.put(value, key) }, async () => {
        await memory.put(key, value);
        return key;
      });
    },
    remove: async (key) => {
      await either<undefined>({ mode: 'readwrite', ask: (records) => records.delete(key) }, async () => {
        await memory.remove(key);
        return undefined;
      });
    },
  };
}

/**
 * Where files are kept, by a key that we make ourselves, such as `uploads/logos/5f….webp`. What is put is there whole or
 * not at all, also for other processes.
 */
export type Storage = {
  put: (key: string, bytes: Uint8Array) => Promise<void>;
  /** Null when there is none. */
  get: (key: string) => Promise<Uint8Array<ArrayBuffer> | null>;
  /** Removing what isn't there is no error. */
  remove: (key: string) => Promise<void>;
  /** Everything whose key begins with this folder (`uploads/`), in any order. */
  list: (folder: string) => AsyncIterable<Stored>;
};

export type Stored = { key: string; modifiedAt: Date };

const KEY = /^[a-z0-9_-]+(\/[a-z0-9_-]+)*(\.[a-z0-9]+)?$/;

/** Keys are made by us: anything else is a bug, and would be a way out of the directory. */
export function checkKey(key: string): string {
  if (!KEY.test(key)) throw new Error(`not a storage key: ${key}`);
  return key;
}

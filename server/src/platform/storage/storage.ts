/**
 * Stores files by a key that we make ourselves, such as `uploads/logos/5f….webp`. A file is stored completely or not at all, also
 * for other processes.
 */
export type Storage = {
  put: (key: string, bytes: Uint8Array) => Promise<void>;
  /** Null when the key is missing. */
  get: (key: string) => Promise<Uint8Array<ArrayBuffer> | null>;
  /** Reads a file a piece at a time, so that a slow reader keeps little of it in memory. Null when the key is missing. */
  read: (key: string) => Promise<AsyncIterable<Uint8Array> | null>;
  /** Removing a missing key is no error. */
  remove: (key: string) => Promise<void>;
  /** Every key that begins with this folder (`uploads/`), in any order. */
  list: (folder: string) => AsyncIterable<Stored>;
};

export type Stored = { key: string; modifiedAt: Date; size: number };

const KEY = /^[a-z0-9_-]+(\/[a-z0-9_-]+)*(\.[a-z0-9]+)?$/;

/** We make all keys: any other form is a bug, and could lead out of the directory. */
export function checkKey(key: string): string {
  if (!KEY.test(key)) throw new Error(`not a storage key: ${key}`);
  return key;
}

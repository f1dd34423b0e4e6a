type StorageKind = 'localStorage' | 'sessionStorage';

/** Reads a stored text; null when it is absent or the browser stores nothing (private mode, blocked storage). */
export function readStored(key: string, kind: StorageKind = 'localStorage'): string | null {
  try {
    return globalThis[kind].getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text, or removes it with null; does nothing when the browser refuses. */
export function writeStored(key: string, value: string | null, kind: StorageKind = 'localStorage'): void {
  try {
    if (value === null) globalThis[kind].removeItem(key);
    else globalThis[kind].setItem(key, value);
  } catch {
    // storage is full or blocked
  }
}

/** Removes every value whose key starts with a prefix. */
export function forgetStored(prefix: string, kind: StorageKind = 'localStorage'): void {
  try {
    const storage = globalThis[kind];
    const keys = Array.from({ length: storage.length }, (_, i) => storage.key(i));
    for (const key of keys) if (key?.startsWith(prefix)) storage.removeItem(key);
  } catch {
    // storage is blocked: nothing to remove
  }
}

/** Parses a stored JSON text; undefined when it is absent or damaged. */
export function parseStored(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

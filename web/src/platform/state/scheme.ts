import { createStore, useStore } from './store.ts';
import { readStored, writeStored } from './stored.ts';

const KEY = 'color_scheme';

/** `auto` follows the device. */
export type SchemeChoice = 'auto' | 'light' | 'dark';

const stored = readStored(KEY);
const scheme = createStore<SchemeChoice>(stored === 'light' || stored === 'dark' ? stored : 'auto');

export const useScheme = (): SchemeChoice => useStore(scheme);

export function setScheme(next: SchemeChoice): void {
  writeStored(KEY, next === 'auto' ? null : next);
  scheme.set(next);
}

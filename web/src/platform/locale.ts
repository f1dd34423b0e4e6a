import type { Locale } from '@move/domain/kit/messages.ts';
import { createStore, useStore } from './store.ts';
import { readStored, writeStored } from './stored.ts';

const KEY = 'locale';

export type { Locale };

export function isLocale(value: unknown): value is Locale {
  return value === 'nl' || value === 'en';
}

const stored = readStored(KEY);
/** Dutch until the user chooses, whatever the browser prefers. */
const locale = createStore<Locale>(isLocale(stored) ? stored : 'nl');

export const getLocale = locale.get;
export const useLocale = (): Locale => useStore(locale);

/** Chosen by the user, or known from the account; stored in this browser. */
export function setLocale(next: Locale): void {
  writeStored(KEY, next);
  locale.set(next);
}

/** The application's own language, as long as the user chose none. */
export function suggestLocale(next: Locale): void {
  if (!isLocale(readStored(KEY))) locale.set(next);
}

import { type Locale, isLocale, knownLocale } from '@move/domain/kit/messages/locale.ts';
import { createStore, useStore } from '../state/store.ts';
import { readStored, writeStored } from '../state/stored.ts';

const KEY = 'locale';

export type { Locale };

const stored = readStored(KEY);
/** Dutch until the user chooses, whatever the browser prefers. */
const locale = createStore<Locale>(knownLocale(stored));

/** Each in its own language, for users who can't read the other. */
export const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = { nl: 'Nederlands', en: 'English' };

export const getLocale = locale.get;
export const useLocale = (): Locale => useStore(locale);

let load: ((next: Locale) => Promise<void>) | undefined;

/** Registers what must be loaded before the screen changes to a language. */
export function loadBeforeLocale(loader: (next: Locale) => Promise<void>): void {
  load = loader;
}

let wanted = locale.get();

function change(next: Locale): void {
  wanted = next;
  if (load === undefined) locale.set(next);
  // another language may have been chosen meanwhile
  else void load(next).then(() => wanted === next && locale.set(next));
}

/** Sets the language that the user chose, or that of the account; stores it in this browser. */
export function setLocale(next: Locale): void {
  writeStored(KEY, next);
  change(next);
}

/** Uses the application's own language, unless the user chose one. */
export function suggestLocale(next: Locale): void {
  if (!isLocale(readStored(KEY))) change(next);
}

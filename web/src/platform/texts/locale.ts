import { type Locale, isLocale, knownLocale } from '@move/domain/kit/messages/locale.ts';
import { createStore, useStore } from '../state/store.ts';
import { readStored, writeStored } from '../state/stored.ts';

const KEY = 'locale';
const DEVICE_KEY = 'device_locale';

export type { Locale };

const stored = readStored(KEY);
/** The language of the screen: Dutch until the user chooses, whatever the browser prefers. */
const locale = createStore<Locale>(knownLocale(stored));

/** Each language by its own name, for a user who can't read the other one. */
export const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = { nl: 'Nederlands', en: 'English' };

export const getLocale = locale.get;
export const useLocale = (): Locale => useStore(locale);

let load: ((next: Locale) => Promise<void>) | undefined;

/** Sets the function that loads a language before the screen changes to it. When it fails, the screen keeps its language. */
export function loadBeforeLocale(loader: (next: Locale) => Promise<void>): void {
  load = loader;
}

let wanted = locale.get();

function change(next: Locale): void {
  wanted = next;
  if (load === undefined) locale.set(next);
  else
    void load(next).then(
      () => settle(next, next),
      () => settle(next, locale.get()),
    );
}

/** Does nothing when another language was chosen meanwhile. */
function settle(chosen: Locale, outcome: Locale): void {
  if (wanted !== chosen) return;
  wanted = outcome;
  locale.set(outcome);
}

/** The language of the screen, and the one that it is about to change to. */
export const neededLocales = (): ReadonlySet<Locale> => new Set([locale.get(), wanted]);

/** Sets the language that the user chose or that the account has, and stores it in this browser. */
export function setLocale(next: Locale): void {
  writeStored(DEVICE_KEY, null);
  writeStored(KEY, next);
  change(next);
}

/** Sets the language chosen on a page before login; it stays on this device, whatever language the account has. */
export function chooseDeviceLocale(next: Locale): void {
  setLocale(next);
  writeStored(DEVICE_KEY, next);
}

/** Takes the language of the account that logs in, unless one was chosen for this device; returns whether they are the same. */
export function takeAccountLocale(own: Locale): boolean {
  const chosen = readStored(DEVICE_KEY);
  if (!isLocale(chosen)) setLocale(own);
  return !isLocale(chosen) || chosen === own;
}

/** Uses the application's own language, as long as the user chose none. */
export function suggestLocale(next: Locale): void {
  if (!isLocale(readStored(KEY))) change(next);
}

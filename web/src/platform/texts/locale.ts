import { type Locale, isLocale, localeOrDefault } from '@move/domain/kit/messages/locale.ts';
import { createStore, useStore } from '../state/store.ts';
import { readStored, writeStored } from '../state/stored.ts';

const KEY = 'locale';
const DEVICE_KEY = 'device_locale';

export type { Locale };

const stored = readStored(KEY);
/** The language of the screen: at first the stored choice, else Dutch. The browser's preference doesn't count. */
const locale = createStore<Locale>(localeOrDefault(stored));

/** Each language's name in the language itself, for a user who can't read the other language. */
export const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = { nl: 'Nederlands', en: 'English' };

export const getLocale = locale.get;
export const useLocale = (): Locale => useStore(locale);

let load: ((next: Locale) => Promise<void>) | undefined;

/** Sets the function that loads a language before the screen changes to that language. When it rejects, the screen keeps its language. */
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

/** Sets the language of the screen, unless another language was chosen meanwhile. */
function settle(chosen: Locale, outcome: Locale): void {
  if (wanted !== chosen) return;
  wanted = outcome;
  locale.set(outcome);
}

/** The language of the screen, and the language that the screen is about to change to. */
export const neededLocales = (): ReadonlySet<Locale> => new Set([locale.get(), wanted]);

/** Sets the language that a logged-in user chose or the language of the account, and stores it in this browser. */
export function setLocale(next: Locale): void {
  writeStored(DEVICE_KEY, null);
  writeStored(KEY, next);
  change(next);
}

/** Sets the language that was chosen on a page before login. It stays on this device, even if the account has another language. */
export function chooseDeviceLocale(next: Locale): void {
  setLocale(next);
  writeStored(DEVICE_KEY, next);
}

/**
 * At login, sets the language of the account, unless a language was chosen before login. Returns whether the screen now has the account's
 * language.
 */
export function takeAccountLocale(own: Locale): boolean {
  const chosen = readStored(DEVICE_KEY);
  if (!isLocale(chosen)) setLocale(own);
  return !isLocale(chosen) || chosen === own;
}

/** Sets the language of the application, unless the user has chosen one. */
export function suggestLocale(next: Locale): void {
  if (!isLocale(readStored(KEY))) change(next);
}

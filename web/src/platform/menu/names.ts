import type { Locale } from '../texts/locale.ts';

/** What something is called, in each language. */
export type Name = (locale: Locale) => string;

/** The names in the menu, breadcrumb and palette of a slice, by key. Each is looked up only when its language is loaded. */
export const namesIn =
  <Key extends string>(names: Readonly<Record<Locale, Readonly<Record<Key, string>>>>) =>
  (key: Key): Name =>
  (locale) =>
    names[locale][key];

import type { Locale } from '../texts/locale.ts';

/** A name in each language. */
export type Name = (locale: Locale) => string;

/**
 * The names of a slice in the menu, breadcrumb and command palette, by key. A name is looked up when it is shown: its language is loaded
 * then.
 */
export const namesIn =
  <Key extends string>(names: Readonly<Record<Locale, Readonly<Record<Key, string>>>>) =>
  (key: Key): Name =>
  (locale) =>
    names[locale][key];

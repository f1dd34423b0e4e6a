import { type Locale, useLocale } from './locale.ts';

/** Texts of a slice, nested as its screen needs; texts with values are functions. */
export type Texts = { readonly [key: string]: unknown };

export type Messages<T extends Texts> = Readonly<Record<Locale, T>>;

/** The texts of a slice, from a file for each language. TypeScript requires every key of the Dutch ones in each other language. */
export function defineMessages<T extends Texts>(texts: { nl: T } & Readonly<Record<Locale, NoInfer<T>>>): Messages<T> {
  return texts;
}

/** The texts in the language of the screen. */
export function useMessages<T extends Texts>(messages: Messages<T>): T {
  return messages[useLocale()];
}

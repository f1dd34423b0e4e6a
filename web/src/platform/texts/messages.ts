import { type Locale, useLocale } from './locale.ts';

/** The texts of a slice, which may be nested; a text with values in it is a function. */
export type Texts = { readonly [key: string]: unknown };

export type Messages<T extends Texts> = Readonly<Record<Locale, T>>;

/** The texts of a slice, from a file for each language. TypeScript requires each other language to have all keys of the Dutch texts. */
export function defineMessages<T extends Texts>(texts: { nl: T } & Readonly<Record<Locale, NoInfer<T>>>): Messages<T> {
  return texts;
}

/** The texts in the language of the screen. */
export function useMessages<T extends Texts>(messages: Messages<T>): T {
  return messages[useLocale()];
}

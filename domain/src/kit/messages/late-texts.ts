import { LOCALES, type Locale } from './locale.ts';

type Texts = Readonly<Record<string, object>>;

const loaded = new Map<Locale, Record<string, object>>();
const NONE = {};

/** Adds the texts of a language that were loaded, by the keys that the build gave them. */
export function addTexts(locale: Locale, texts: Texts): void {
  loaded.set(locale, Object.assign(loaded.get(locale) ?? {}, texts));
}

/**
 * Replaces `{ nl, en }` in the code that the browser loads: the build takes the texts out of this code, and the browser loads them in one
 * language (web/build-languages.ts). Empty for a language that isn't loaded.
 */
export function lateTexts(key: string): Readonly<Record<Locale, object>> {
  const record = {};
  for (const locale of LOCALES) {
    Object.defineProperty(record, locale, { get: () => loaded.get(locale)?.[key] ?? NONE, enumerable: true });
  }
  return record as Record<Locale, object>;
}

import { type Locale, useLocale } from './locale.ts';

/** Texts of a slice, nested as its screen needs; texts with values are functions. */
export type Texts = { readonly [key: string]: unknown };

export type Messages<T extends Texts> = Readonly<Record<Locale, T>>;

/**
 * The texts of a slice in both languages. TypeScript requires every English key; an empty Dutch text is replaced by the English
 * one, never by a raw key.
 */
export function defineMessages<T extends Texts>(texts: { nl: T } & Readonly<Record<Locale, NoInfer<T>>>): Messages<T> {
  return { ...texts, nl: withFallback(texts.nl, texts.en) };
}

const english = new Map<string, Texts>();

/** Texts that every page needs: only the Dutch ones are loaded at first, and `addEnglish` adds the others before a screen is in English. */
export function defineDutch<T extends Texts>(name: string, nl: T): Messages<T> {
  return {
    nl,
    get en() {
      return (english.get(name) as T | undefined) ?? nl;
    },
  };
}

export function addEnglish(texts: Readonly<Record<string, Texts>>): void {
  for (const [name, en] of Object.entries(texts)) english.set(name, en);
}

/** The texts in the language of the screen. */
export function useMessages<T extends Texts>(messages: Messages<T>): T {
  return messages[useLocale()];
}

function withFallback<T extends Texts>(texts: T, fallback: T): T {
  const merged: Record<string, unknown> = { ...fallback };
  for (const [key, value] of Object.entries(texts)) {
    const other = fallback[key];
    if (isTexts(value) && isTexts(other)) merged[key] = withFallback(value, other);
    else if (value !== undefined && value !== '') merged[key] = value;
  }
  return merged as T;
}

function isTexts(value: unknown): value is Texts {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.getPrototypeOf(value) === Object.prototype
  );
}

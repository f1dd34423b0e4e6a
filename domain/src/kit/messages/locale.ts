/** The languages of the product. */
export const LOCALES = ['nl', 'en'] as const;

export type Locale = (typeof LOCALES)[number];

/** The language of a user who has chosen none. */
export const DEFAULT_LOCALE: Locale = 'nl';

/** The language of a text that is missing in another one. */
export const FALLBACK_LOCALE: Locale = 'en';

/** The country whose way of writing numbers, dates and lists goes with a language. */
export const LANGUAGE_TAGS: Readonly<Record<Locale, string>> = { nl: 'nl-NL', en: 'en-GB' };

/** The mark between the whole part and the decimals of a number. */
export const DECIMAL_MARKS = { nl: ',', en: '.' } as const satisfies Record<Locale, string>;

export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value);
}

/** A stored language, or Dutch when the product doesn't have it: an older version may have stored another one. */
export function localeOrDefault(stored: unknown): Locale {
  return isLocale(stored) ? stored : DEFAULT_LOCALE;
}

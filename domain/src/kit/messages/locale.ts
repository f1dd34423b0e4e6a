/** The languages of the product. */
export const LOCALES = ['nl', 'en'] as const;

export type Locale = (typeof LOCALES)[number];

/** The language of a user who has chosen none. */
export const DEFAULT_LOCALE: Locale = 'nl';

/** The regional formats of numbers, dates and lists for each language. */
export const LANGUAGE_TAGS: Readonly<Record<Locale, string>> = { nl: 'nl-NL', en: 'en-GB' };

/** Between the integer and decimals of a number. */
export const DECIMAL_MARKS = { nl: ',', en: '.' } as const satisfies Record<Locale, string>;

export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value);
}

/** A stored language, which an older version may have written; Dutch if it is unknown. */
export function knownLocale(stored: unknown): Locale {
  return isLocale(stored) ? stored : DEFAULT_LOCALE;
}

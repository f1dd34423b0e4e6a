import { DEFAULT_LOCALE, LANGUAGE_TAGS } from '@move/domain/kit/messages/locale.ts';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { type Locale, type Words, words } from './words.ts';

const LocaleContext = createContext<Locale>(DEFAULT_LOCALE);
const TimeZoneContext = createContext<string | undefined>(undefined);

type WordsProviderProps = {
  locale: Locale;
  /** The zone whose day is today; default: the device's. */
  timeZone?: string | undefined;
  children: ReactNode;
};

export function WordsProvider({ locale, timeZone, children }: WordsProviderProps) {
  return (
    <LocaleContext value={locale}>
      <TimeZoneContext value={timeZone}>{children}</TimeZoneContext>
    </LocaleContext>
  );
}

/** Today in the zone of the product. */
export function useToday(): Temporal.PlainDate {
  return Temporal.Now.plainDateISO(useContext(TimeZoneContext));
}

/** The kit's texts in the language of the screen. */
export function useWords(): Words {
  return words[useLocale()];
}

/** The texts of a part of the kit that only some screens need, in the language of the screen. */
export function useWordsOf<Texts>(texts: Readonly<Record<Locale, Texts>>): Texts {
  return texts[useLocale()];
}

export function useLocale(): Locale {
  return useContext(LocaleContext);
}

/** `1.204` in Dutch, `1,204` in English. */
export function useFormatNumber(): (n: number) => string {
  const locale = useLocale();
  return useMemo(() => {
    const format = new Intl.NumberFormat(LANGUAGE_TAGS[locale]);
    return (n) => format.format(n);
  }, [locale]);
}

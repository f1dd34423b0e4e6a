import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { loadWords, type Locale, type Words, wordsOf } from './words.ts';

const WordsContext = createContext<Words>(wordsOf('nl'));
const LocaleContext = createContext<Locale>('nl');

export function WordsProvider({ locale, children }: { locale: Locale; children: ReactNode }) {
  const [words, setWords] = useState(() => wordsOf(locale));
  useEffect(() => {
    let isCurrent = true;
    void loadWords(locale).then(() => {
      if (isCurrent) setWords(wordsOf(locale));
    });
    return () => {
      isCurrent = false;
    };
  }, [locale]);
  return (
    <LocaleContext value={locale}>
      <WordsContext value={words}>{children}</WordsContext>
    </LocaleContext>
  );
}

/** The kit's texts in the language of the screen. */
export function useWords(): Words {
  return useContext(WordsContext);
}

export function useLocale(): Locale {
  return useContext(LocaleContext);
}

/** `1.204` in Dutch, `1,204` in English. */
export function useCount(): (n: number) => string {
  const locale = useLocale();
  return useMemo(() => {
    const format = new Intl.NumberFormat(locale === 'nl' ? 'nl-NL' : 'en-GB');
    return (n) => format.format(n);
  }, [locale]);
}

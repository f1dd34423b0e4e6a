import '@fontsource-variable/hanken-grotesk';
import './look.css';
import './look.module.css';
import { type ReactNode, useEffect, useLayoutEffect, useMemo } from 'react';
import type { Locale } from '../words.ts';
import { WordsProvider } from '../Words.tsx';
import type { Scheme } from './tokens.ts';
import { useMediaQuery } from './use-media-query.ts';
import { lookStylesheet } from './variables.ts';

export type SchemeChoice = 'auto' | Scheme;
type LookProps = {
  /** The application's colours as stored; the readable roles are computed from them. */
  primary: string;
  secondary?: string | null | undefined;
  /** 'auto' follows the device. */
  scheme?: SchemeChoice | undefined;
  locale?: Locale | undefined;
  /** The zone whose day is today in calendars. */
  timeZone?: string | undefined;
  children: ReactNode;
};

/** Provides css, colours, language and texts; once, around the whole interface. */
export function Look({ primary, secondary, scheme = 'auto', locale = 'nl', timeZone, children }: LookProps) {
  const prefersDark = useMediaQuery('(prefers-color-scheme: dark)');
  const resolved: Scheme = scheme === 'auto' ? (prefersDark ? 'dark' : 'light') : scheme;
  const styles = useMemo(() => lookStylesheet(primary, secondary ?? primary, resolved), [primary, secondary, resolved]);
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  useLayoutEffect(() => {
    // the css of Mantine's inputs reads the scheme by this name
    document.documentElement.dataset['mantineColorScheme'] = resolved;
  }, [resolved]);
  return (
    <>
      <style>{styles}</style>
      <WordsProvider locale={locale} timeZone={timeZone}>
        {children}
      </WordsProvider>
    </>
  );
}

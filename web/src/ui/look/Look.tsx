import '@fontsource-variable/hanken-grotesk';
import './mantine.css';
import './look.css';
import { MantineProvider } from '@mantine/core';
import { type ReactNode, useEffect, useMemo } from 'react';
import type { Locale } from '../words.ts';
import { WordsProvider } from '../Words.tsx';
import { moveTheme } from './theme.ts';
import type { Scheme } from './tokens.ts';
import { useMediaQuery } from './use-media-query.ts';
import { moveVariables } from './variables.ts';

export type SchemeChoice = 'auto' | Scheme;
type LookProps = {
  /** The application's colours as stored; the safe roles are computed (look §3). */
  primary: string;
  secondary?: string | null | undefined;
  /** 'auto' follows the device. */
  scheme?: SchemeChoice | undefined;
  locale?: Locale | undefined;
  children: ReactNode;
};

/** Theme, css, language and words of everything below; once, around the whole interface. */
export function Look({ primary, secondary, scheme = 'auto', locale = 'nl', children }: LookProps) {
  const theme = useMemo(() => moveTheme(primary, secondary ?? primary), [primary, secondary]);
  const prefersDark = useMediaQuery('(prefers-color-scheme: dark)');
  const resolved: Scheme = scheme === 'auto' ? (prefersDark ? 'dark' : 'light') : scheme;
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  return (
    <MantineProvider theme={theme} cssVariablesResolver={moveVariables} forceColorScheme={resolved}>
      <WordsProvider locale={locale}>{children}</WordsProvider>
    </MantineProvider>
  );
}

import type { Locale } from '../platform/texts/locale.ts';

/** In the code instead of a file of texts: without a network that file may be what failed to load. */
export const startFailedWords: Readonly<Record<Locale, { title: string; text: string; retry: string }>> = {
  nl: {
    title: 'Geen verbinding met de server',
    text: 'Move kan niet starten. Controleer je verbinding en probeer het opnieuw.',
    retry: 'Opnieuw proberen',
  },
  en: {
    title: 'No connection to the server',
    text: 'Move can’t start. Check your connection and try again.',
    retry: 'Try again',
  },
};

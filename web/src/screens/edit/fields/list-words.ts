import { useLocale } from '../../../platform/texts/locale.ts';

/** “Naam, Niveau en Contactpersonen”. */
export function useListWords(): (words: readonly string[]) => string {
  const locale = useLocale();
  return (words) => new Intl.ListFormat(locale === 'nl' ? 'nl-NL' : 'en-GB', { type: 'conjunction' }).format(words);
}

import { LANGUAGE_TAGS } from '@move/domain/kit/messages/locale.ts';
import { useLocale } from '../../../platform/texts/locale.ts';

/** Joins words to “Naam, Niveau en Contactpersonen”. */
export function useListWords(): (words: readonly string[]) => string {
  const locale = useLocale();
  return (words) => new Intl.ListFormat(LANGUAGE_TAGS[locale], { type: 'conjunction' }).format(words);
}

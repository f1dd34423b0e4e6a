import type { Locale } from '../kit/messages/locale.ts';

const words = {
  children: { nl: ['platform eronder', 'platforms eronder'], en: ['platform below it', 'platforms below it'] },
  organizations: { nl: ['organisatie', 'organisaties'], en: ['organisation', 'organisations'] },
  admins: { nl: ['beheerder', 'beheerders'], en: ['administrator', 'administrators'] },
  categories: { nl: ['categorie', 'categorieën'], en: ['category', 'categories'] },
  campaigns: { nl: ['campagne', 'campagnes'], en: ['campaign', 'campaigns'] },
  types: {
    nl: ['soort locatie of product', 'soorten locaties of producten'],
    en: ['kind of location or product', 'kinds of locations or products'],
  },
  labels: { nl: ['label', 'labels'], en: ['label', 'labels'] },
} as const;

/** What a platform still contains, by kind. */
export type ApplicationContents = Readonly<Record<keyof typeof words, number>>;

/** “3 organisaties en 1 beheerder”; null for an empty platform. */
export function contentsInWords(contents: ApplicationContents, locale: Locale): string | null {
  const parts = Object.entries(words).flatMap(([kind, { [locale]: forms }]) => {
    const count = contents[kind as keyof typeof words];
    return count === 0 ? [] : [`${count} ${forms[count === 1 ? 0 : 1]}`];
  });
  return parts.length === 0 ? null : new Intl.ListFormat(locale).format(parts);
}

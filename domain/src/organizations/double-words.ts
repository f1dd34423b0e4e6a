import type { Locale } from '../kit/messages/locale.ts';
import type { Likeness } from './likely-double.ts';

type Words = {
  same: (what: string) => string;
  fields: Record<Exclude<Likeness, 'similar_name'>, string>;
  similar: string;
};

const words: Record<Locale, Words> = {
  nl: {
    same: (what) => `zelfde ${what}`,
    fields: {
      kvk_number: 'KVK-nummer',
      email: 'e-mailadres',
      website: 'website',
      name: 'naam',
      city: 'plaats',
      address: 'adres',
    },
    similar: 'naam lijkt erop',
  },
  en: {
    same: (what) => `same ${what}`,
    fields: {
      kvk_number: 'Chamber of Commerce number',
      email: 'e-mail address',
      website: 'website',
      name: 'name',
      city: 'town',
      address: 'address',
    },
    similar: 'similar name',
  },
};

/** “naam lijkt erop, zelfde plaats en e-mailadres”. */
export function likenessText(equal: readonly Likeness[], locale: Locale): string {
  const { same, fields, similar } = words[locale];
  const names = equal.flatMap((likeness) => (likeness === 'similar_name' ? [] : [fields[likeness]]));
  const list = new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);
  return [...(equal.includes('similar_name') ? [similar] : []), ...(names.length > 0 ? [same(list)] : [])].join(', ');
}

import type { Locale } from '../kit/messages/locale.ts';
import type { Likeness } from './likely-double.ts';
import { en } from './texts/double-words.en.ts';
import { nl } from './texts/double-words.nl.ts';

export type Words = {
  same: (what: string) => string;
  fields: Record<Exclude<Likeness, 'similar_name'>, string>;
  similar: string;
};

const words: Record<Locale, Words> = { nl, en };

/** “naam lijkt erop, zelfde plaats en e-mailadres”. */
export function likenessText(equal: readonly Likeness[], locale: Locale): string {
  const { same, fields, similar } = words[locale];
  const names = equal.flatMap((likeness) => (likeness === 'similar_name' ? [] : [fields[likeness]]));
  const list = new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);
  return [...(equal.includes('similar_name') ? [similar] : []), ...(names.length > 0 ? [same(list)] : [])].join(', ');
}

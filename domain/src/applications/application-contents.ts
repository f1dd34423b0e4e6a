import type { Locale } from '../kit/messages/locale.ts';
import { en } from './texts/application-contents.en.ts';
import { nl } from './texts/application-contents.nl.ts';

/** The singular and plural of each kind of contents. */
export type ContentsWords = Readonly<
  Record<
    'children' | 'organizations' | 'admins' | 'categories' | 'campaigns' | 'types' | 'labels',
    readonly [one: string, more: string]
  >
>;

const words: Readonly<Record<Locale, ContentsWords>> = { nl, en };

/** What a platform still contains, by kind. */
export type ApplicationContents = Readonly<Record<keyof ContentsWords, number>>;

/** Returns the contents as a text, e.g. “3 organisaties en 1 beheerder”; null for an empty platform. */
export function contentsInWords(contents: ApplicationContents, locale: Locale): string | null {
  const parts = Object.entries(words[locale]).flatMap(([kind, [one, more]]) => {
    const count = contents[kind as keyof ContentsWords];
    return count === 0 ? [] : [`${count} ${count === 1 ? one : more}`];
  });
  return parts.length === 0 ? null : new Intl.ListFormat(locale).format(parts);
}

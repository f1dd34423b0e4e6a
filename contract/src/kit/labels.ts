import type { Locale } from '@move/domain/kit/messages/locale.ts';

/** Labels of fields by wire name, in each language. */
export type Labels = Readonly<Record<Locale, Readonly<Record<string, string>>>>;

/** Defines the field labels of a slice; every language must label the same fields. */
export function labels<Name extends string>(texts: Readonly<Record<Locale, Readonly<Record<Name, string>>>>) {
  return texts;
}

/** The label of the field at a path: of its last part that has one (`periods.1.from_minutes` → `from_minutes`). */
export function fieldLabel(known: Labels | undefined, locale: Locale, path: readonly PropertyKey[]): string {
  const names = path.filter((part): part is string => typeof part === 'string');
  for (const name of names.toReversed()) {
    const texts = known?.[locale];
    // a sent name may be `constructor`
    if (texts !== undefined && Object.hasOwn(texts, name) && texts[name]) return texts[name];
  }
  return names.at(-1)?.replaceAll('_', ' ') ?? '';
}

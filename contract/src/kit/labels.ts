import type { Locale } from '@move/domain/kit/messages/locale.ts';

/** Labels of fields by wire name, in both languages. */
export type Labels = Readonly<Record<Locale, Readonly<Record<string, string>>>>;

/** Defines the field labels of a slice; English must label the same fields as Dutch. */
export function labels<Name extends string>(nl: Record<Name, string>, en: Record<Name, string>) {
  return { nl, en } as const;
}

/** The label of the field at a path: of its last part that has one (`periods.1.from_minutes` → `from_minutes`). */
export function fieldLabel(known: Labels | undefined, locale: Locale, path: readonly PropertyKey[]): string {
  const names = path.filter((part): part is string => typeof part === 'string');
  for (const name of names.toReversed()) {
    // a sent name may be `constructor`
    const texts = known && [known[locale], known.nl].find((of) => Object.hasOwn(of, name));
    if (texts?.[name]) return texts[name];
  }
  return names.at(-1)?.replaceAll('_', ' ') ?? '';
}

import type { Locale } from '@move/domain/kit/messages.ts';

/** Names of fields as a person reads them, by wire name, in both languages. */
export type Labels = Readonly<Record<Locale, Readonly<Record<string, string>>>>;

/** States the field names of a slice once; English must name the same fields as Dutch. */
export function labels<Name extends string>(nl: Record<Name, string>, en: Record<Name, string>) {
  return { nl, en } as const;
}

/** The label of the field at a path: the last named part that has one (`periods.1.from_minutes` → `from_minutes`). */
export function fieldLabel(known: Labels | undefined, locale: Locale, path: readonly PropertyKey[]): string {
  const names = path.filter((part): part is string => typeof part === 'string');
  for (const name of names.toReversed()) {
    // what was sent may be called `constructor`
    const texts = known && [known[locale], known.nl].find((of) => Object.hasOwn(of, name));
    if (texts?.[name]) return texts[name];
  }
  return names.at(-1)?.replaceAll('_', ' ') ?? '';
}

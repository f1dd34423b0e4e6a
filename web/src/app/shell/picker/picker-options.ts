export type PickerOption = {
  key: string;
  kind: 'application' | 'organization';
  id: number;
  name: string;
  logo: string | null;
  isCurrent: boolean;
};
export type PickerGroup = { title: string; options: readonly PickerOption[] };

type Named = { id: number; name: string };
type Facts = {
  /** Platforms of an administrator, else none. */
  applications: readonly Named[];
  recents: readonly (Named & { logo: string | null })[];
  found: readonly (Named & { logo: string | null })[];
  search: string;
  current: { organizationId: number | null; applicationId: number | null };
  words: { platform: string; recent: string; organizations: string };
};

/**
 * The options of the picker: platforms first for administrators, recent organisations while nothing is searched, then the organisations
 * found. Empty groups are left out.
 */
export function pickerGroups({ applications, recents, found, search, current, words }: Facts): PickerGroup[] {
  const query = search.trim().toLowerCase();
  const platforms = applications
    .filter(({ name }) => name.toLowerCase().includes(query))
    .map(({ id, name }) => ({
      key: `application-${id}`,
      kind: 'application' as const,
      id,
      name,
      logo: null,
      isCurrent: current.organizationId === null && current.applicationId === id,
    }));
  const asOption = (group: string) => (row: Named & { logo: string | null }) => ({
    ...row,
    key: `${group}-${row.id}`,
    kind: 'organization' as const,
    isCurrent: row.id === current.organizationId,
  });
  const elsewhere = recents.filter(({ id }) => id !== current.organizationId);
  return [
    { title: words.platform, options: platforms },
    { title: words.recent, options: query === '' ? elsewhere.map(asOption('recent')) : [] },
    { title: words.organizations, options: found.map(asOption('found')) },
  ].filter(({ options }) => options.length > 0);
}

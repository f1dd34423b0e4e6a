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
type PickerInput = {
  /** The platforms that an administrator may choose; empty for other users. */
  applications: readonly Named[];
  recents: readonly (Named & { logo: string | null })[];
  results: readonly (Named & { logo: string | null })[];
  search: string;
  current: { organizationId: number | null; applicationId: number | null };
  titles: { platform: string; recent: string; organizations: string };
};

/**
 * The options of the picker: platforms first, then recent organisations if nothing is searched, then the organisations found. Empty groups
 * are left out.
 */
export function pickerGroups({ applications, recents, results, search, current, titles }: PickerInput): PickerGroup[] {
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
    { title: titles.platform, options: platforms },
    { title: titles.recent, options: query === '' ? elsewhere.map(asOption('recent')) : [] },
    { title: titles.organizations, options: results.map(asOption('found')) },
  ].filter(({ options }) => options.length > 0);
}

import { listLocations, type LocationRow } from '@move/contract/locations/locations.ts';
import { readQueryOptions, useRead } from '../../platform/api/reads.ts';
import { useServerOptions } from '../../screens/list/filters/use-server-options.ts';

/** The name in a text such as “Zaal 1, Waterstad”: the server searches by name or by town, not by both. */
const nameIn = (text: string) => text.replace(/,[^,]*$/, '');

/** Locations of an organisation to choose from: one page of them, and beyond that page the locations that match these texts. */
export function useKnownLocations(organizationId: number, texts: readonly string[] = []) {
  const params = { organizationId };
  const { data } = useRead(listLocations, { params, query: { itemsPerPage: 250 } });
  return useServerOptions<LocationRow>({
    first: data && { rows: data.locations, total: data.meta.pagination.total },
    texts: texts.map(nameIn),
    query: (search) =>
      readQueryOptions(listLocations, { params, query: { search, itemsPerPage: 250 } }, ({ locations }) => locations),
  });
}

import {
  listApplicationLocationCities,
  listApplicationLocations,
  listLocationCitiesOfApplication,
  listLocations,
  listLocationsOfApplication,
  removeLocation,
  restoreLocation,
} from '@move/contract/locations/locations.ts';
import { locationLabels } from '@move/contract/locations/locations.labels.ts';
import { listAllLocationTypes } from '@move/contract/taxonomy/taxonomy.ts';
import { imageSource } from '../../../platform/api/image-source.ts';
import { useLocale } from '../../../platform/texts/locale.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { readQueryOptions } from '../../../platform/api/reads.ts';
import { useBulkRemoval } from '../../../screens/list/bulk/use-bulk-removal.ts';
import { ListPart } from '../../../screens/list/ListPart.tsx';
import { ListScreen } from '../../../screens/list/ListScreen.tsx';
import { useListOfApplication } from '../../../screens/list/use-list-of-application.ts';
import { type List, useList } from '../../../screens/list/use-list.ts';
import { useOrganizationFilter } from '../../../screens/list/filters/use-organization-filter.ts';
import { cityOptions, locationColumns } from './location-columns.tsx';
import { locationMessages } from '../locations.messages.ts';

/** All locations of the platform, of any owner. */
export function ApplicationLocationList() {
  return <ListScreen {...usePlatformLocations(useList(listApplicationLocations, {}))} />;
}

/** The locations of any platform, as a tab of its screen. */
export function LocationsPart({ applicationId }: { applicationId: number }) {
  const list = useListOfApplication(listApplicationLocations, listLocationsOfApplication, applicationId);
  return <ListPart {...usePlatformLocations(list, applicationId)} />;
}

function usePlatformLocations(list: List<typeof listApplicationLocations>, applicationId?: number) {
  const t = useMessages(locationMessages);
  const locale = useLocale();
  type Row = (typeof list.rows)[number];
  const bulk = useBulkRemoval({
    remove: removeLocation,
    restore: restoreLocation,
    paramsOf: (locationId) => ({ organizationId: list.rowOf(locationId)?.owner.id ?? 0, locationId }),
    invalidates: [listLocations],
  });
  return {
    list,
    title: t.title,
    search: t.search,
    record: (row: Row) => ({
      name: row.name,
      href: `/application/locations/${row.id}/update`,
      image: imageSource(row.image_url, 'small'),
    }),
    columns: locationColumns<Row>(
      { ...t, columns: { ...t.columns, rights: t.columns.owner } },
      (row) => row.owner.name,
    ),
    filters: [
      ...useOrganizationFilter(t.columns.user, applicationId),
      {
        name: 'city' as const,
        kind: 'several' as const,
        label: locationLabels[locale].city,
        options:
          applicationId === undefined
            ? readQueryOptions(listApplicationLocationCities, {}, cityOptions)
            : readQueryOptions(listLocationCitiesOfApplication, { params: { applicationId } }, cityOptions),
      },
      {
        name: 'typeId' as const,
        kind: 'several' as const,
        canBeEmpty: true,
        label: t.columns.types,
        options: readQueryOptions(listAllLocationTypes, {}, ({ location_types }) =>
          location_types.map(({ id, name }) => ({ value: String(id), label: name })),
        ),
      },
      { name: 'isHidden' as const, label: t.hidden, kind: 'yes-no' as const },
    ],
    bulk,
    empty: t.emptyPlatform,
  };
}

import {
  listActivities,
  listActivitiesOfApplication,
  listAllActivities,
  listApplicationActivities,
  removeActivity,
  restoreActivity,
  updateActivity,
} from '@move/contract/activities/activities.ts';
import { imageSource } from '../../../platform/api/image-source.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { useBulkRemoval } from '../../../screens/list/bulk/use-bulk-removal.ts';
import { ListPart } from '../../../screens/list/ListPart.tsx';
import { ListScreen } from '../../../screens/list/ListScreen.tsx';
import { useListOfApplication } from '../../../screens/list/use-list-of-application.ts';
import { type List, useList } from '../../../screens/list/use-list.ts';
import { useBulkLabels } from '../../labels/public.tsx';
import { useOrganizationFilter } from '../../../screens/list/filters/use-organization-filter.ts';
import { useActivityColumns } from './activity-columns.tsx';
import { activityMessages } from '../activities.messages.ts';
import { useBulkPublishing } from '../publish/use-bulk-publishing.ts';
import { useActivityFilters } from './use-activity-filters.ts';

/** The activities of all organisations of the platform. */
export function ApplicationActivityList() {
  const [props, dialog] = usePlatformActivities(useList(listApplicationActivities, {}));
  return (
    <>
      <ListScreen {...props} />
      {dialog}
    </>
  );
}

/** The activities of any platform, as a tab of its screen. */
export function ActivitiesPart({ applicationId }: { applicationId: number }) {
  const list = useListOfApplication(listApplicationActivities, listActivitiesOfApplication, applicationId);
  const [props, dialog] = usePlatformActivities(list, applicationId);
  return (
    <>
      <ListPart {...props} />
      {dialog}
    </>
  );
}

/** Returns the props that both lists share, and the dialog, to be rendered once. */
function usePlatformActivities(list: List<typeof listApplicationActivities>, applicationId?: number) {
  const t = useMessages(activityMessages);
  type Row = (typeof list.rows)[number];
  const [name, ...others] = useActivityColumns<Row>();
  const paramsOf = (id: number) => ({ organizationId: list.rowOf(id)?.organization.id ?? 0, activityId: id });
  const publishing = useBulkPublishing({
    update: updateActivity,
    paramsOf,
    invalidates: [listActivities, listAllActivities],
  });
  const [labelling, dialog] = useBulkLabels('activity', paramsOf);
  const removing = useBulkRemoval({
    remove: removeActivity,
    restore: restoreActivity,
    paramsOf,
    textOfMany: t.removeMany,
  });
  const organization = {
    name: 'organization',
    header: t.columns.organization,
    cell: (row: Row) => row.organization.name,
    filterBy: { name: 'organizationId', value: (row: Row) => row.organization.id },
  };
  const props = {
    list,
    title: t.title,
    search: t.search,
    record: (row: Row) => ({
      name: row.name,
      href: `/organizations/${row.organization.id}/activities/${row.id}`,
      image: imageSource(row.image_url, 'small'),
    }),
    // the organisation is more important here than the location; both don't fit next to the row menu
    columns:
      name === undefined
        ? []
        : [
            name,
            organization,
            ...others.map((column) => (column.name === 'location' ? { ...column, isOptional: true } : column)),
          ],
    filters: [
      ...useOrganizationFilter(t.columns.organization, applicationId),
      ...useActivityFilters(applicationId === undefined ? {} : { application_id: applicationId }),
    ],
    bulk: [...publishing, labelling, ...removing],
    empty: t.emptyPlatform,
  };
  return [props, dialog] as const;
}

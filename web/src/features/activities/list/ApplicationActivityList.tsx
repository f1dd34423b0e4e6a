import { listActivitiesOfApplication, listApplicationActivities } from '@move/contract/activities/activities.ts';
import { imageSource } from '../../../platform/api/image-source.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { ListPart } from '../../../screens/list/ListPart.tsx';
import { ListScreen } from '../../../screens/list/ListScreen.tsx';
import { usePlatformList } from '../../../screens/list/use-platform-list.ts';
import { type List, useList } from '../../../screens/list/use-list.ts';
import { useOrganizationFilter } from '../../organizations/public.tsx';
import { useActivityColumns } from './activity-columns.tsx';
import { activityMessages } from '../activities.messages.ts';
import { useActivityFilters } from './use-activity-filters.ts';

/** What all organisations of the platform offer. */
export function ApplicationActivityList() {
  return <ListScreen {...usePlatformActivities(useList(listApplicationActivities, {}))} />;
}

/** The same of any platform, as a tab of it. */
export function ActivitiesPart({ applicationId }: { applicationId: number }) {
  const list = usePlatformList(listApplicationActivities, listActivitiesOfApplication, applicationId);
  return <ListPart {...usePlatformActivities(list, applicationId)} />;
}

function usePlatformActivities(list: List<typeof listApplicationActivities>, applicationId?: number) {
  const t = useMessages(activityMessages);
  type Row = (typeof list.rows)[number];
  const [name, ...others] = useActivityColumns<Row>();
  const organization = {
    name: 'organization',
    header: t.columns.organization,
    cell: (row: Row) => row.organization.name,
  };
  return {
    list,
    title: t.title,
    search: t.search,
    record: (row: Row) => ({
      name: row.name,
      href: `/organizations/${row.organization.id}/activities/${row.id}`,
      image: imageSource(row.image_url, 'small'),
    }),
    // who offers it matters more here than where; both together do not fit beside the menu of a row
    columns:
      name === undefined
        ? []
        : [
            name,
            organization,
            ...others.map((column) => (column.name === 'location' ? { ...column, isOptional: true } : column)),
          ],
    filters: [...useOrganizationFilter(t.columns.organization, applicationId), ...useActivityFilters()],
    empty: t.emptyPlatform,
  };
}

import { listApplicationActivities } from '@move/contract/activities/activities.ts';
import { useFormats } from '../../platform/formats.ts';
import { imageSource } from '../../platform/image-source.ts';
import { useMessages } from '../../platform/messages.ts';
import { ListScreen } from '../../screens/list/ListScreen.tsx';
import { useList } from '../../screens/list/use-list.ts';
import { activityColumns } from './activity-columns.tsx';
import { activityMessages } from './activities.messages.ts';
import { useActivityFilters } from './use-activity-filters.ts';

/** What all organisations of the platform offer. */
export function ApplicationActivityList() {
  const t = useMessages(activityMessages);
  const formats = useFormats();
  const list = useList(listApplicationActivities, {});
  const [name, ...others] = activityColumns<(typeof list.rows)[number]>(t, formats);
  const organization = {
    name: 'organization',
    header: t.columns.organization,
    cell: (row: (typeof list.rows)[number]) => row.organization.name,
  };
  return (
    <ListScreen
      list={list}
      title={t.title}
      search={t.search}
      record={(row) => ({
        name: row.name,
        href: `/organizations/${row.organization.id}/activities/${row.id}`,
        image: imageSource(row.image_url, 'small'),
      })}
      columns={name === undefined ? [] : [name, organization, ...others]}
      filters={useActivityFilters()}
      empty={t.emptyPlatform}
    />
  );
}

import {
  createActivity,
  getActivity,
  listActivities,
  listAllActivities,
  removeActivity,
  restoreActivity,
  updateActivity,
  updateActivityLocation,
} from '@move/contract/activities/activities.ts';
import { api } from '../../../platform/api/api.ts';
import { useCan } from '../../../platform/session/gate.tsx';
import { imageSource } from '../../../platform/api/image-source.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { ActionLink } from '../../../screens/links.tsx';
import { ListScreen } from '../../../screens/list/ListScreen.tsx';
import { useList } from '../../../screens/list/use-list.ts';
import { useBulkLabels } from '../../labels/public.tsx';
import { useBulkLocation } from '../../locations/public.tsx';
import { useActivityColumns } from './activity-columns.tsx';
import { activityMessages } from '../activities.messages.ts';
import { useActivityFilters } from './use-activity-filters.ts';
import { useBulkPublishing } from '../publish/use-bulk-publishing.ts';
import { useCopyActivity } from '../copy/use-copy-activity.tsx';
import { useRemoveActivity } from '../remove/use-remove-activity.tsx';

/** The activities of an organisation. */
export function ActivityList({ organizationId }: { organizationId: number }) {
  const t = useMessages(activityMessages);
  const list = useList(listActivities, { params: { organizationId } });
  const filters = useActivityFilters({ organization_id: organizationId });
  const columns = useActivityColumns<(typeof list.rows)[number]>();
  const [remove, dialog] = useRemoveActivity(organizationId);
  const mayRemove = useCan(removeActivity);
  const [copyItems, copyDrawer] = useCopyActivity(organizationId);
  const paramsOf = (activityId: number) => ({ organizationId, activityId });
  const publishing = useBulkPublishing({ update: updateActivity, paramsOf, invalidates: [listAllActivities] });
  const [labelling, labelDialog] = useBulkLabels('activity', paramsOf);
  const [moving, moveDialog] = useBulkLocation({
    label: `${t.columns.location}…`,
    records: 'activities',
    about: () => ({ organizationId }),
    needs: updateActivityLocation,
    change: (activityId, { locationId }) =>
      api(updateActivityLocation, { params: { activityId }, body: { location_id: locationId } }),
    invalidates: [getActivity],
  });
  const create = (
    <ActionLink to="create" needs={createActivity}>
      {t.create}
    </ActionLink>
  );
  return (
    <>
      <ListScreen
        list={list}
        title={t.title}
        search={t.search}
        create={create}
        record={(row) => ({
          name: row.name,
          href: `/organizations/${organizationId}/activities/${row.id}`,
          image: imageSource(row.image_url, 'small'),
        })}
        columns={columns}
        filters={filters}
        removals={{
          organizationId,
          remove: removeActivity,
          restore: restoreActivity,
          paramsOf,
          textOfMany: t.removeMany,
        }}
        bulk={[...publishing, labelling, moving]}
        menu={(row) => [
          ...copyItems(row),
          ...(mayRemove ? [{ label: t.remove, isDanger: true, onClick: () => void remove(row) }] : []),
        ]}
        empty={t.empty}
      />
      {dialog}
      {copyDrawer}
      {labelDialog}
      {moveDialog}
    </>
  );
}

import { listActivities } from '@move/contract/activities/activities.ts';
import { useRecordPlace } from '../../screens/list/record-place.ts';
import { Status } from '../../ui/marks/Status.tsx';
import { FormSkeleton } from '../../ui/page/Skeletons.tsx';
import { RecordFailed } from '../../screens/show/RecordFailed.tsx';
import { ActivityLabels } from '../labels/public.tsx';
import { activityPath, useActivityTabs } from './activity-tabs.ts';
import { offerStatusOf } from './offer-status.ts';
import { type ActivityAddress, useActivityForm } from './use-activity-form.ts';

/** Tab Labels: a form of its own under the header that all tabs share. */
export function ActivityLabelsTab(address: ActivityAddress) {
  const { organizationId } = address;
  const form = useActivityForm(address);
  const { record } = form;
  const tabs = useActivityTabs(address, record);
  const place = useRecordPlace({
    list: listActivities,
    id: address.activityId,
    hrefOf: (activityId) => `${activityPath({ organizationId, activityId })}/labels`,
  });
  if (form.error !== null && record === null) return <RecordFailed error={form.error} onRetry={form.retry} />;
  if (record === null) return <FormSkeleton />;
  const status = () => <Status look={offerStatusOf(record)} pill />;
  return <ActivityLabels {...address} header={{ title: record.name, tabs, place, status }} />;
}

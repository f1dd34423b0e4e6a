import { listActivities } from '@move/contract/activities/activities.ts';
import { useFormats } from '../../../platform/texts/formats.ts';
import { imageSource } from '../../../platform/api/image-source.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { useRecordPosition } from '../../../screens/list/use-record-position.ts';
import { Status } from '../../../ui/marks/Status.tsx';
import { FormSkeleton } from '../../../ui/page/Skeletons.tsx';
import { RecordFailed } from '../../../screens/show/RecordFailed.tsx';
import { ActivityLabels } from '../../labels/public.tsx';
import { activityMessages } from '../activities.messages.ts';
import { activityPath, useActivityTabs } from './activity-tabs.ts';
import { offerStatusOf } from '../offer/offer-status.ts';
import { type ActivityAddress, useActivityForm } from './use-activity-form.ts';

/** Tab Labels: a separate form below the header that all tabs share. */
export function ActivityLabelsTab(address: ActivityAddress) {
  const { organizationId } = address;
  const form = useActivityForm(address);
  const { record } = form;
  const t = useMessages(activityMessages);
  const { relative } = useFormats();
  const tabs = useActivityTabs(address, record);
  const position = useRecordPosition({
    list: listActivities,
    id: address.activityId,
    hrefOf: (activityId) => `${activityPath({ organizationId, activityId })}/labels`,
  });
  if (form.error !== null && record === null) return <RecordFailed error={form.error} onRetry={form.retry} />;
  if (record === null) return <FormSkeleton />;
  const header = {
    title: record.name,
    image: () => imageSource(record.image, 'small'),
    status: () => <Status look={offerStatusOf(record)} pill />,
    meta: () => [
      record.sport?.name ?? t.noSport,
      record.location?.name ?? t.noLocation,
      t.changedBy(relative(record.updated_at), record.changed_by),
    ],
  };
  return (
    <>
      <ActivityLabels {...address} header={{ ...header, tabs, position }} />
      {form.question}
    </>
  );
}

import { FormSkeleton } from '../../../ui/page/Skeletons.tsx';
import { RecordFailed } from '../../../screens/show/RecordFailed.tsx';
import { ActivityLabels } from '../../labels/public.tsx';
import { type ActivityAddress, useActivityForm } from './use-activity-form.ts';
import { useActivityHeader } from './use-activity-header.tsx';

/** Tab Labels: a separate form below the header that all tabs share. */
export function ActivityLabelsTab(address: ActivityAddress) {
  const form = useActivityForm(address);
  const { record } = form;
  const { header, dialogs } = useActivityHeader(address, form, '/labels');
  if (form.error !== null && record === null) return <RecordFailed error={form.error} onRetry={form.retry} />;
  if (record === null) return <FormSkeleton />;
  return (
    <>
      <ActivityLabels {...address} header={{ ...header, title: record.name }} />
      {dialogs}
    </>
  );
}

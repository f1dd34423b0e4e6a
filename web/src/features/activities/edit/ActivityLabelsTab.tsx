import { FormSkeleton } from '../../../ui/page/Skeletons.tsx';
import { RecordFailed } from '../../../screens/show/RecordFailed.tsx';
import { ActivityLabels } from '../../labels/public.tsx';
import { type ActivityParams, useActivityForm } from './use-activity-form.ts';
import { useActivityHeader } from './use-activity-header.tsx';

/** Tab Labels: a separate form below the header that all tabs share. */
export function ActivityLabelsTab(params: ActivityParams) {
  const form = useActivityForm(params);
  const { record } = form;
  const { header, dialogs } = useActivityHeader(params, form, '/labels');
  if (form.error !== null && record === null) return <RecordFailed error={form.error} onRetry={form.retry} />;
  if (record === null) return <FormSkeleton />;
  return (
    <>
      <ActivityLabels {...params} header={{ ...header, title: record.name }} />
      {dialogs}
    </>
  );
}

import {
  type Activity,
  getActivity,
  getActivitySettings,
  listActivities,
  listAllActivities,
  listApplicationActivities,
  updateActivity,
} from '@move/contract/activities/activities.ts';
import type { ApiError } from '@move/contract/kit/client/client.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { useConfirm } from '../../../screens/confirm.tsx';
import { useEditForm } from '../../../screens/edit/use-edit-form.ts';
import { activityMessages } from '../activities.messages.ts';

export type ActivityParams = { organizationId: number; activityId: number };

/** The server refuses to switch off a waiting list that has entries, unless the user confirms. */
const isWaitlistRefusal = ({ status, errors }: ApiError) => status === 409 && errors.waitlist !== undefined;

/** The form of an activity. All its tabs share it, so any of them saves everything. Render `confirmDialog` once. */
export function useActivityForm(params: ActivityParams) {
  const t = useMessages(activityMessages).waitlistOff;
  const [confirm, confirmDialog] = useConfirm();
  const form = useEditForm({
    load: getActivity,
    save: updateActivity,
    params,
    invalidates: [listActivities, listAllActivities, listApplicationActivities, getActivitySettings],
    forceWhen: {
      on: isWaitlistRefusal,
      ask: ({ errors }) =>
        confirm({ title: t.title, text: errors.waitlist?.[0], confirmLabel: t.confirm, isDanger: true }),
    },
  });
  return { ...form, confirmDialog };
}

export type ActivityForm = ReturnType<typeof useActivityForm>;
export type ActivityFields = ActivityForm['fields'];
export type ActivityRecord = Activity;

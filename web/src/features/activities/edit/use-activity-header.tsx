import {
  listActivities,
  listApplicationActivities,
  removeActivity,
  updateActivity,
} from '@move/contract/activities/activities.ts';
import { IconEyeOff, IconTrash } from '@tabler/icons-react';
import { useCan } from '../../../platform/session/gate.tsx';
import { useFormats } from '../../../platform/texts/formats.ts';
import { imageSource } from '../../../platform/api/image-source.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { useNavigate } from '../../../platform/navigation/navigation.tsx';
import { useListOrigin, useRecordPosition } from '../../../screens/list/use-record-position.ts';
import { Status } from '../../../ui/marks/Status.tsx';
import { useMessageItems } from '../../messages/public.tsx';
import { activityMessages } from '../activities.messages.ts';
import { activityPath, useActivityTabs } from './activity-tabs.ts';
import { offerStatusLook } from '../offer/offer-status.ts';
import { PublishButton } from '../publish/PublishButton.tsx';
import { publishingSteps, type StepName } from '../publish/publishing-steps.ts';
import type { ActivityParams, ActivityForm, ActivityRecord } from './use-activity-form.ts';
import { useCopyActivity } from '../copy/use-copy-activity.tsx';
import { useGoToStep } from '../publish/use-go-to-step.ts';
import { usePublish } from '../publish/use-publish.ts';
import { useRemoveActivity } from '../remove/use-remove-activity.tsx';

/** The header that all tabs of an activity share; `tab` is the part of the URL after the activity. Render `dialogs` once. */
export function useActivityHeader({ organizationId, activityId }: ActivityParams, form: ActivityForm, tab: string) {
  const t = useMessages(activityMessages);
  const formats = useFormats();
  const navigate = useNavigate();
  const activity = form.record;
  const tabs = useActivityTabs({ organizationId, activityId }, activity);
  const goTo = useGoToStep(form, tabs);
  const publish = usePublish<ActivityRecord, StepName>(form, { stepsOf: publishingSteps, onLacking: goTo });
  const [remove, dialog] = useRemoveActivity(organizationId);
  const [copyItems, copyDrawer] = useCopyActivity(organizationId);
  const [messageItems, messageDialogs] = useMessageItems({
    kind: 'activity',
    organizationId,
    activityId,
    id: activityId,
  });
  const position = useRecordPosition({
    list: listActivities,
    id: activityId,
    hrefOf: (id) => activityPath({ organizationId, activityId: id }) + tab,
    elsewhere: [listApplicationActivities],
  });
  useListOrigin({ id: activityId, list: listActivities, elsewhere: listApplicationActivities, name: t.allActivities });
  const [mayUpdate, mayRemove] = [useCan(updateActivity), useCan(removeActivity)];
  const leave = async () => {
    if (activity !== null && (await remove(activity))) navigate(`/organizations/${organizationId}/activities`);
  };
  const removal = { label: t.remove, icon: <IconTrash size={17} stroke={1.75} aria-hidden />, isDanger: true };
  const withdraw = { label: t.publish.withdraw, icon: <IconEyeOff size={17} stroke={1.75} aria-hidden /> };
  const header = {
    image: () => imageSource(activity?.image, 'small'),
    status: () => activity && <Status look={offerStatusLook(activity)} pill />,
    meta: () =>
      activity === null
        ? []
        : [
            activity.sport?.name ?? t.noSport,
            activity.location?.name ?? t.noLocation,
            t.changedBy(formats.relative(activity.updated_at), activity.changed_by),
          ],
    tabs,
    position,
    actions: activity?.concept && (
      <PublishButton endpoint={updateActivity} onPublish={() => void publish(activity, false)} />
    ),
    menu:
      activity === null
        ? []
        : [
            ...(activity.concept || !mayUpdate ? [] : [{ ...withdraw, onClick: () => void publish(activity, true) }]),
            ...copyItems(activity),
            ...messageItems,
            ...(mayRemove ? (['divider', { ...removal, onClick: () => void leave() }] as const) : []),
          ],
  };
  const dialogs = (
    <>
      {dialog}
      {form.confirmDialog}
      {messageDialogs}
      {copyDrawer}
    </>
  );
  return { header, goTo, dialogs };
}

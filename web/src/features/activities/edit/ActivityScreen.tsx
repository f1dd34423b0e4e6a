import {
  listActivities,
  listApplicationActivities,
  removeActivity,
  updateActivity,
} from '@move/contract/activities/activities.ts';
import { IconEyeOff, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useCan } from '../../../platform/session/gate.tsx';
import { useFormats } from '../../../platform/texts/formats.ts';
import { imageSource } from '../../../platform/api/image-source.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { useNavigate } from '../../../platform/navigation/navigation.tsx';
import { EditScreen } from '../../../screens/edit/EditScreen.tsx';
import { useListOrigin, useRecordPosition } from '../../../screens/list/use-record-position.ts';
import { later } from '../../../ui/later.tsx';
import { Status } from '../../../ui/marks/Status.tsx';
import { useMessageItems } from '../../messages/public.tsx';
import { activityMessages } from '../activities.messages.ts';
import { ActivityRail } from './ActivityRail.tsx';
import { activityPath, useActivityTabs } from './activity-tabs.ts';
import { offerStatusOf } from '../offer/offer-status.ts';
import { PublishButton } from '../publish/PublishButton.tsx';
import { publishingSteps, type StepName } from '../publish/publishing-steps.ts';
import { type ActivityAddress, type ActivityForm, type ActivityRecord, useActivityForm } from './use-activity-form.ts';
import { useCopyActivity } from '../copy/use-copy-activity.tsx';
import { useGoToStep } from '../publish/use-go-to-step.ts';
import { usePublish } from '../publish/use-publish.ts';
import { useRemoveActivity } from '../remove/use-remove-activity.tsx';

const ActivityTrainers = later(() => import('./ActivityTrainers.tsx').then((module) => module.ActivityTrainers));

type ActivityScreenProps = ActivityAddress & {
  /** The part of the URL after the activity, kept when the user opens the next one: `/sessions`. */
  tab?: string;
  /** Without the rail a tab has the full width. */
  isWide?: boolean;
  children: (form: ActivityForm, activity: ActivityRecord) => ReactNode;
};

/** Every tab of an activity: header, tabs, save bar and rail are the same, and so is the form behind them. */
export function ActivityScreen({
  organizationId,
  activityId,
  tab = '',
  isWide = false,
  children,
}: ActivityScreenProps) {
  const address = { organizationId, activityId };
  const t = useMessages(activityMessages);
  const formats = useFormats();
  const navigate = useNavigate();
  const form = useActivityForm(address);
  const activity = form.record;
  const tabs = useActivityTabs(address, activity);
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
  return (
    <>
      <EditScreen
        form={form}
        title={({ name }) => name}
        image={({ image }) => imageSource(image, 'small')}
        status={(record) => <Status look={offerStatusOf(record)} pill />}
        meta={(record) => [
          record.sport?.name ?? t.noSport,
          record.location?.name ?? t.noLocation,
          t.changedBy(formats.relative(record.updated_at), record.changed_by),
        ]}
        tabs={tabs}
        position={position}
        actions={
          activity?.concept && (
            <PublishButton endpoint={updateActivity} onPublish={() => void publish(activity, false)} />
          )
        }
        menu={
          activity === null
            ? []
            : [
                ...(activity.concept || !mayUpdate
                  ? []
                  : [{ ...withdraw, onClick: () => void publish(activity, true) }]),
                ...copyItems(activity),
                ...messageItems,
                ...(mayRemove ? (['divider', { ...removal, onClick: () => void leave() }] as const) : []),
              ]
        }
        isWide={isWide}
        rail={
          isWide || activity === null ? undefined : (
            <>
              <ActivityRail form={form} activity={activity} onGo={goTo} />
              <ActivityTrainers activity={activity} />
            </>
          )
        }
      >
        {activity !== null && children(form, activity)}
      </EditScreen>
      {dialog}
      {form.question}
      {messageDialogs}
      {copyDrawer}
    </>
  );
}

import type { ReactNode } from 'react';
import { EditScreen } from '../../../screens/edit/EditScreen.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { ActivityRail } from '../rail/ActivityRail.tsx';
import { useActivityHeader } from './use-activity-header.tsx';
import { type ActivityParams, type ActivityForm, type ActivityRecord, useActivityForm } from './use-activity-form.ts';

const ActivityTrainers = lazyPart(() =>
  import('../rail/ActivityTrainers.tsx').then((module) => module.ActivityTrainers),
);

type ActivityScreenProps = ActivityParams & {
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
  const params = { organizationId, activityId };
  const form = useActivityForm(params);
  const activity = form.record;
  const { header, goTo, dialogs } = useActivityHeader(params, form, tab);
  return (
    <>
      <EditScreen
        form={form}
        title={({ name }) => name}
        {...header}
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
      {dialogs}
    </>
  );
}

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
  /** The end of the tab's URL, such as `/sessions`. It stays when the user opens the next activity. */
  tab?: string;
  /** Hides the rail, so that the tab has the full width. */
  isWide?: boolean;
  children: (form: ActivityForm, activity: ActivityRecord) => ReactNode;
};

/** The frame of each tab of an activity. All tabs share the header, the save bar, the rail and one form. */
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

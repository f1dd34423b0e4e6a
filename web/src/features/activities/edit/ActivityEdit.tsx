import { useSearch } from '../../../platform/navigation/navigation.tsx';
import { ActivityInformation } from './ActivityInformation.tsx';
import { ActivityLocation } from './ActivityLocation.tsx';
import { ActivityScreen } from './ActivityScreen.tsx';
import { ActivitySettings } from './ActivitySettings.tsx';
import { ActivityType } from './ActivityType.tsx';
import type { ActivityParams } from './use-activity-form.ts';

/** Tab Information, and with `?tab=type` tab Type. */
export function ActivityEdit(params: ActivityParams) {
  const { tab } = useSearch();
  if (tab === 'type') {
    return (
      <ActivityScreen {...params} tab="?tab=type">
        {({ fields }, activity) => <ActivityType fields={fields} activity={activity} />}
      </ActivityScreen>
    );
  }
  return (
    <ActivityScreen {...params}>
      {({ fields }, activity) => <ActivityInformation fields={fields} activity={activity} />}
    </ActivityScreen>
  );
}

export function ActivityLocationTab(params: ActivityParams) {
  return (
    <ActivityScreen {...params} tab="/location">
      {({ fields }, activity) => <ActivityLocation fields={fields} activity={activity} />}
    </ActivityScreen>
  );
}

export function ActivitySettingsTab(params: ActivityParams) {
  return (
    <ActivityScreen {...params} tab="/settings">
      {({ fields }, activity) => <ActivitySettings fields={fields} activity={activity} />}
    </ActivityScreen>
  );
}

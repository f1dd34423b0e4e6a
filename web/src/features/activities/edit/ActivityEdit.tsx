import { useSearch } from '../../../platform/navigation/navigation.tsx';
import { ActivityInformation } from './ActivityInformation.tsx';
import { ActivityPlace } from './ActivityPlace.tsx';
import { ActivityScreen } from './ActivityScreen.tsx';
import { ActivitySettings } from './ActivitySettings.tsx';
import { ActivityType } from './ActivityType.tsx';
import type { ActivityAddress } from './use-activity-form.ts';

/** Tab Information, and with `?tab=type` tab Type. */
export function ActivityEdit(address: ActivityAddress) {
  const { tab } = useSearch();
  if (tab === 'type') {
    return (
      <ActivityScreen {...address} tab="?tab=type">
        {({ fields }, activity) => <ActivityType fields={fields} activity={activity} />}
      </ActivityScreen>
    );
  }
  return (
    <ActivityScreen {...address}>
      {({ fields }, activity) => <ActivityInformation fields={fields} activity={activity} />}
    </ActivityScreen>
  );
}

export function ActivityLocationTab(address: ActivityAddress) {
  return (
    <ActivityScreen {...address} tab="/location">
      {({ fields }, activity) => <ActivityPlace fields={fields} activity={activity} />}
    </ActivityScreen>
  );
}

export function ActivitySettingsTab(address: ActivityAddress) {
  return (
    <ActivityScreen {...address} tab="/settings">
      {({ fields }, activity) => <ActivitySettings fields={fields} activity={activity} />}
    </ActivityScreen>
  );
}

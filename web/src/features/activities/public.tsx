import { later } from '../../ui/later.tsx';

export { ActivityScreen } from './ActivityScreen.tsx';
export { activityPath } from './activity-tabs.ts';
export { useRateChoices } from './use-rate-choices.ts';
/** A tab of a platform, loaded when it opens. */
export const ActivitiesPart = later(() =>
  import('./ApplicationActivityList.tsx').then((module) => module.ActivitiesPart),
);

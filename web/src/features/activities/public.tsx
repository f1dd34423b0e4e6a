export { ActivityScreen } from './ActivityScreen.tsx';
export { activityPath } from './activity-tabs.ts';
export { useRateChoices } from './use-rate-choices.ts';

export { ActivityScreen } from './ActivityScreen.tsx';
export { activityPath } from './activity-tabs.ts';
export { LocationInput, type LocationChoice } from './LocationInput.tsx';
export { RateInput, type RateChoice } from './RateInput.tsx';
export { useRateChoices } from './use-rate-choices.ts';
export { withStored } from './with-stored.ts';

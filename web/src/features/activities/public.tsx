import { later } from '../../ui/later.tsx';

export { ActivityScreen } from './ActivityScreen.tsx';
export { activityPath } from './activity-tabs.ts';
export { useRateChoices } from './use-rate-choices.ts';

// what products have in common with activities
export { OfferAudience } from './OfferAudience.tsx';
export { OfferVenue } from './OfferVenue.tsx';
export { OfferRail } from './OfferRail.tsx';
export { offerStatusOf } from './offer-status.ts';
export { PublishButton } from './PublishButton.tsx';
export { type RateChoice, RateInput } from './RateInput.tsx';
export { useBulkPublishing } from './use-bulk-publishing.ts';
export { useGoToStep } from './use-go-to-step.ts';
export { type OfferStep, usePublish } from './use-publish.ts';
export { useSportOptions } from './use-sport-options.ts';
export { useTypedPrice } from './use-typed-price.ts';
export { useWordOptions } from './use-word-options.ts';
export { withStored } from './with-stored.ts';

/** A tab of a platform, loaded when it opens. */
export const ActivitiesPart = later(() =>
  import('./ApplicationActivityList.tsx').then((module) => module.ActivitiesPart),
);

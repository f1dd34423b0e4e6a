import { lazyPart } from '../../ui/lazy-part.tsx';

export { ActivityScreen } from './edit/ActivityScreen.tsx';
export { activityPath } from './edit/activity-tabs.ts';
export { useRateChoices } from './offer/use-rate-choices.ts';

// parts that products share with activities
export { OfferAudience } from './offer/OfferAudience.tsx';
export { OfferVenue } from './offer/OfferVenue.tsx';
export { OfferRail } from './offer/OfferRail.tsx';
export { offerStatusLook } from './offer/offer-status.ts';
export { PublishButton } from './publish/PublishButton.tsx';
export { type RateChoice, RateField } from './offer/RateField.tsx';
export { useBulkPublishing } from './publish/use-bulk-publishing.ts';
export { useGoToStep } from './publish/use-go-to-step.ts';
export { type OfferStep, usePublish } from './publish/use-publish.ts';
export { useSportOptions } from './offer/use-sport-options.ts';
export { usePriceTexts } from './offer/use-price-texts.ts';
export { useWordOptions } from './offer/use-word-options.ts';
export { withStored } from './offer/with-stored.ts';

/** The activities of a platform as a tab, loaded when it opens. */
export const ActivitiesPart = lazyPart(() =>
  import('./list/ApplicationActivityList.tsx').then((module) => module.ActivitiesPart),
);

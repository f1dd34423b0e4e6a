import { lazyPart } from '../../ui/lazy-part.tsx';

/** A tab of a platform, loaded when it opens. */
export const CampaignsPart = lazyPart(() => import('./CampaignsPart.tsx').then((module) => module.CampaignsPart));

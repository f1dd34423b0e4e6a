import { lazyPart } from '../../ui/lazy-part.tsx';

/** The campaigns of a platform as a tab, loaded when it opens. */
export const CampaignsPart = lazyPart(() => import('./CampaignsPart.tsx').then((module) => module.CampaignsPart));

import { later } from '../../ui/later.tsx';

/** A tab of a platform, loaded when it opens. */
export const CampaignsPart = later(() => import('./CampaignsPart.tsx').then((module) => module.CampaignsPart));

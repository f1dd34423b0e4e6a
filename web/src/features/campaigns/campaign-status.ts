import { type CampaignState, campaignStateWords as words } from '@move/domain/campaigns/campaign.ts';
import type { StatusLook } from '../../ui/marks/statuses.ts';

export const CAMPAIGN_STATUS: Readonly<Record<CampaignState, StatusLook>> = {
  running: ['success', 'dot', { nl: words.nl.running, en: words.en.running }],
  planned: ['info', 'ring', { nl: words.nl.planned, en: words.en.planned }],
  ended: ['neutral', 'check', { nl: words.nl.ended, en: words.en.ended }, true],
};

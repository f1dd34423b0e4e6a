import { type CampaignState, campaignStateWords as words } from '@move/domain/campaigns/campaign.ts';
import type { StatusLook } from '../../ui/marks/statuses.ts';

export const CAMPAIGN_STATUS: Readonly<Record<CampaignState, StatusLook>> = {
  running: ['success', 'dot', words.nl.running, words.en.running],
  planned: ['info', 'ring', words.nl.planned, words.en.planned],
  ended: ['neutral', 'check', words.nl.ended, words.en.ended, true],
};

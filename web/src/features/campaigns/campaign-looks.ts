import { campaignStateWords } from '@move/domain/campaigns/campaign.ts';
import { statusLooks } from '../../ui/marks/status-looks.ts';

export const CAMPAIGN_LOOKS = statusLooks((locale) => campaignStateWords[locale], {
  running: ['success', 'dot'],
  planned: ['info', 'ring'],
  ended: ['neutral', 'check', true],
});

import { labels } from '../kit/labels.ts';
import { en } from './texts/campaigns.en.ts';
import { nl } from './texts/campaigns.nl.ts';

export const campaignLabels = labels({ nl, en });

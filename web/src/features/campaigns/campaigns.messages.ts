import { defineMessages } from '../../platform/texts/messages.ts';
import { en } from './texts/campaigns.en.ts';
import { nl } from './texts/campaigns.nl.ts';

export const campaignMessages = defineMessages({ nl, en });

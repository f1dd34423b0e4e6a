import { defineMessages } from '../../platform/texts/messages.ts';
import { en } from './texts/payouts.en.ts';
import { nl } from './texts/payouts.nl.ts';

export const payoutMessages = defineMessages({ nl, en });

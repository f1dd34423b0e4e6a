import { defineMessages } from '../../platform/texts/messages.ts';
import { en } from './texts/rates.en.ts';
import { nl } from './texts/rates.nl.ts';

export const rateMessages = defineMessages({ nl, en });

import { defineMessages } from '../../../platform/texts/messages.ts';
import { en } from './texts/new-rate.en.ts';
import { nl } from './texts/new-rate.nl.ts';

export const newRateMessages = defineMessages({ nl, en });

import { defineMessages } from '../../platform/texts/messages.ts';
import { en } from './texts/statistics.en.ts';
import { nl } from './texts/statistics.nl.ts';

export const statisticsMessages = defineMessages({ nl, en });

import { defineMessages } from '../../../platform/texts/messages.ts';
import { en } from './texts/session-totals.en.ts';
import { nl } from './texts/session-totals.nl.ts';

export const totalsMessages = defineMessages({ nl, en });

import { defineMessages } from '../../../platform/texts/messages.ts';
import { en } from './texts/canceling.en.ts';
import { nl } from './texts/canceling.nl.ts';

/** Of the question before sessions with participants are canceled; apart from the texts that lists load too. */
export const cancelingMessages = defineMessages({ nl, en });

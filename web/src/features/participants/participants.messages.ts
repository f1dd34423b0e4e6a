import { defineMessages } from '../../platform/texts/messages.ts';
import { en } from './texts/participants.en.ts';
import { nl } from './texts/participants.nl.ts';

export const participantMessages = defineMessages({ nl, en });

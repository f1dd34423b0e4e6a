import { defineMessages } from '../../../platform/texts/messages.ts';
import { en } from './texts/session-grid.en.ts';
import { nl } from './texts/session-grid.nl.ts';

export const sessionGridMessages = defineMessages({ nl, en });

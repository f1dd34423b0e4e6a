import { defineMessages } from '../../../platform/texts/messages.ts';
import { en } from './texts/bulk-sessions.en.ts';
import { nl } from './texts/bulk-sessions.nl.ts';

export const bulkSessionMessages = defineMessages({ nl, en });

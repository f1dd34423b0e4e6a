import { defineMessages } from '../../../platform/texts/messages.ts';
import { en } from './texts/bulk-logins.en.ts';
import { nl } from './texts/bulk-logins.nl.ts';

export const bulkLoginMessages = defineMessages({ nl, en });

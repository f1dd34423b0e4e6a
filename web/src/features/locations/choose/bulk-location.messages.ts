import { defineMessages } from '../../../platform/texts/messages.ts';
import { en } from './texts/bulk-location.en.ts';
import { nl } from './texts/bulk-location.nl.ts';

export const bulkLocationMessages = defineMessages({ nl, en });

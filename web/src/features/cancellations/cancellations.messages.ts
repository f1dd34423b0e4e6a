import { defineMessages } from '../../platform/texts/messages.ts';
import { en } from './texts/cancellations.en.ts';
import { nl } from './texts/cancellations.nl.ts';

export const cancellationMessages = defineMessages({ nl, en });

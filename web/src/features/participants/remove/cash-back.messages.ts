import { defineMessages } from '../../../platform/texts/messages.ts';
import { en } from './texts/cash-back.en.ts';
import { nl } from './texts/cash-back.nl.ts';

export const cashBackMessages = defineMessages({ nl, en });

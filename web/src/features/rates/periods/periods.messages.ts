import { defineMessages } from '../../../platform/texts/messages.ts';
import { en } from './texts/periods.en.ts';
import { nl } from './texts/periods.nl.ts';

export const periodMessages = defineMessages({ nl, en });

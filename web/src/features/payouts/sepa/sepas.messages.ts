import { defineMessages } from '../../../platform/texts/messages.ts';
import { en } from './texts/sepas.en.ts';
import { nl } from './texts/sepas.nl.ts';

export const sepaMessages = defineMessages({ nl, en });

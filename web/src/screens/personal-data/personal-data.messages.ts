import { defineMessages } from '../../platform/texts/messages.ts';
import { en } from './texts/personal-data.en.ts';
import { nl } from './texts/personal-data.nl.ts';

export const personalDataMessages = defineMessages({ nl, en });

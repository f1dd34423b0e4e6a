import { defineMessages } from '../../platform/texts/messages.ts';
import { en } from './texts/applications.en.ts';
import { nl } from './texts/applications.nl.ts';

export const applicationMessages = defineMessages({ nl, en });

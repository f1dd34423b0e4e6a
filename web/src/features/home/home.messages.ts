import { defineMessages } from '../../platform/texts/messages.ts';
import { en } from './texts/home.en.ts';
import { nl } from './texts/home.nl.ts';

export const homeMessages = defineMessages({ nl, en });

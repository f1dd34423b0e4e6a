import { defineMessages } from '../../platform/texts/messages.ts';
import { en } from './texts/locations.en.ts';
import { nl } from './texts/locations.nl.ts';

export const locationMessages = defineMessages({ nl, en });

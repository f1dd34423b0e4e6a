import { defineMessages } from '../../../platform/texts/messages.ts';
import { en } from './texts/location-many.en.ts';
import { nl } from './texts/location-many.nl.ts';

export const locationManyMessages = defineMessages({ nl, en });

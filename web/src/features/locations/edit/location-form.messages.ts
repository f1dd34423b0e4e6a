import { defineMessages } from '../../../platform/texts/messages.ts';
import { en } from './texts/location-form.en.ts';
import { nl } from './texts/location-form.nl.ts';

export const locationFormMessages = defineMessages({ nl, en });

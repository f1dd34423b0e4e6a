import { defineMessages } from '../../../platform/texts/messages.ts';
import { en } from './texts/session-form.en.ts';
import { nl } from './texts/session-form.nl.ts';

/** The texts of the session form, in their own file so that lists don't load them. */
export const sessionFormMessages = defineMessages({ nl, en });

import { defineMessages } from '../../../platform/texts/messages.ts';
import { en } from './texts/canceled-session.en.ts';
import { nl } from './texts/canceled-session.nl.ts';

/** The texts above the tabs of a canceled session. */
export const canceledSessionMessages = defineMessages({ nl, en });

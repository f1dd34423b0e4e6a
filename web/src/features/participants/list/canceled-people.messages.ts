import { defineMessages } from '../../../platform/texts/messages.ts';
import { en } from './texts/canceled-people.en.ts';
import { nl } from './texts/canceled-people.nl.ts';

/** The texts shown instead of the list of a canceled session without participants. */
export const canceledPeopleMessages = defineMessages({ nl, en });

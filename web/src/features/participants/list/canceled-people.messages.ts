import { defineMessages } from '../../../platform/texts/messages.ts';
import { en } from './texts/canceled-people.en.ts';
import { nl } from './texts/canceled-people.nl.ts';

/** Instead of the participants of a canceled session that nobody was in. */
export const canceledPeopleMessages = defineMessages({ nl, en });

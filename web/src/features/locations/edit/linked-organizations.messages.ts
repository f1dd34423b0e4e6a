import { defineMessages } from '../../../platform/texts/messages.ts';
import { en } from './texts/linked-organizations.en.ts';
import { nl } from './texts/linked-organizations.nl.ts';

/** The texts about the organisations that use a location, in a separate file so that lists don't load them. */
export const linkedOrganizationMessages = defineMessages({ nl, en });

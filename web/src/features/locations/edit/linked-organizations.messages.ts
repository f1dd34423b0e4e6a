import { defineMessages } from '../../../platform/texts/messages.ts';
import { en } from './texts/linked-organizations.en.ts';
import { nl } from './texts/linked-organizations.nl.ts';

/** The texts of the organisations that use a location, which the lists don't show. */
export const linkedOrganizationMessages = defineMessages({ nl, en });

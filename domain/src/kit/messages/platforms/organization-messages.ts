import { en } from './texts/organization.en.ts';
import { nl } from './texts/organization.nl.ts';

/** Messages about organisations and the systems they connect. */
export const organizationMessages = { nl, en };

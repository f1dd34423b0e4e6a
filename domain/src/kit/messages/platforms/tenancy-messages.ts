import { en } from './texts/tenancy.en.ts';
import { nl } from './texts/tenancy.nl.ts';

/** Messages about platforms and what they own that only the server can know: what is taken or in use elsewhere. */
export const tenancyMessages = { nl, en };

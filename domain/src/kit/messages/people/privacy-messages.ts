import { en } from './texts/privacy.en.ts';
import { nl } from './texts/privacy.nl.ts';

/** Messages about exporting and erasing the data of one person. */
export const privacyMessages = { nl, en };

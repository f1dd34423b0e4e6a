import { en } from './texts/build.en.ts';
import { nl } from './texts/build.nl.ts';

/** Messages about app builds, which only the server sends; those of the forms are in store-messages.ts. */
export const buildMessages = { nl, en };

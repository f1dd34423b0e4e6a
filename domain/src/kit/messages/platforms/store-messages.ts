import { en } from './texts/store.en.ts';
import { nl } from './texts/store.nl.ts';

/** Messages about what the app stores accept. Every page loads them: they are few. */
export const storeMessages = { nl, en };

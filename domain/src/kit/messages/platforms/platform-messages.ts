import { en } from './texts/platform.en.ts';
import { nl } from './texts/platform.nl.ts';

/** Messages about a platform: its slug, its domains, its main platform or sub-platforms, and holidays. */
export const platformMessages = { nl, en };

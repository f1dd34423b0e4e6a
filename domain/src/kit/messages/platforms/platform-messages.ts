import { en } from './texts/platform.en.ts';
import { nl } from './texts/platform.nl.ts';

/** Messages about platforms: their address, their level, their area. */
export const platformMessages = { nl, en };

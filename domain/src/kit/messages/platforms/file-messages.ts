import { en } from './texts/file.en.ts';
import { nl } from './texts/file.nl.ts';

/** Messages about files and images. */
export const fileMessages = { nl, en };

import { en } from './texts/bundle.en.ts';
import { nl } from './texts/bundle.nl.ts';

/** Messages about bundles and the grid. */
export const bundleMessages = { nl, en };

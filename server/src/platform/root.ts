import { join } from 'node:path';

/** Where the product stands. As deep below it as the built server (server/dist/run), so it is found from there as well. */
export const ROOT = join(import.meta.dirname, '../../..');

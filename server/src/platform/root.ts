import { join } from 'node:path';

/** The product's root directory. The built server (server/dist/run) is as deep below it, so this works from there as well. */
export const ROOT = join(import.meta.dirname, '../../..');

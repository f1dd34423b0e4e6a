import { concurrencyLimit } from '../../platform/http/concurrency-limit.ts';

/** Checking or making a password takes a core for tens of milliseconds: all such calls wait in one line. */
export const passwordLimit = concurrencyLimit(3, 200);

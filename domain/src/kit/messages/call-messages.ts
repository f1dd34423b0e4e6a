import { en } from './texts/call.en.ts';
import { nl } from './texts/call.nl.ts';

/**
 * Refusals that calls of any slice may give: not logged in, a record that is not found or was changed meanwhile, too many attempts, a job
 * that can't be stopped.
 */
export const callMessages = { nl, en };

import { invalid } from '../../platform/http/problem.ts';

/** An answer of the bank that isn't one, or is none to what was sent. */
export const unfitReply = (what: string) => invalid('file', 'payout.file', { what });

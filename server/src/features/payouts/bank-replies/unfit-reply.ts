import { invalid } from '../../../platform/http/problem.ts';

/** A file that isn't an answer of a bank. */
export const notAReply = () => invalid('file', 'payout.no_reply');

/** An answer of the bank that can't be read, or is none to what was sent. */
export const unfitReply = (what: string) => invalid('file', 'payout.file', { what });

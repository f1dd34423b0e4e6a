import { invalid } from '../../../platform/http/problem.ts';

/** The refusal of a file that isn't a bank's reply. */
export const notAReply = () => invalid('file', 'payout.no_reply');

/** The refusal of a bank's reply that can't be read, or doesn't match what was sent. */
export const unfitReply = (what: string) => invalid('file', 'payout.file', { what });

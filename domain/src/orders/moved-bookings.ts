import { isPast } from '../sessions/deletion.ts';

/** A booking gets another begin: it is moved to another session, or its session to another time. ISO-8601. */
export type BeginChange = {
  /** The begin that the cancellation term counts back from so far. */
  readonly from: string;
  readonly to: string;
  /** Whether the caller may refund what was paid for it (`refund-transactions`). */
  readonly mayRefund: boolean;
};

/**
 * The begin that the cancellation term of a moved booking counts back from: the earlier of that of the
 * session it leaves and the one it brought along from an earlier move, unless the caller may refund.
 * So a move by anybody else never raises the percentage (docs/rules/money.md#bookings-that-move).
 */
export function termStart({ from, to, mayRefund }: BeginChange): string {
  return mayRefund || Date.parse(to) < Date.parse(from) ? to : from;
}

/** Whether a session that has begun would be one to come again: what was no longer refunded then would be. */
export function reopens({ from, to }: Pick<BeginChange, 'from' | 'to'>, now: string): boolean {
  return isPast(from, now) && !isPast(to, now);
}

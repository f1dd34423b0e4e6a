import { isPast } from '../sessions/deletion.ts';

/** A booking gets another start: it moves to another session, or its session to another time. ISO 8601. */
export type BeginChange = {
  /** The start from which the cancellation term counts so far. */
  readonly from: string;
  readonly to: string;
  /** Whether the caller may refund what was paid for it (`refund-transactions`). */
  readonly mayRefund: boolean;
};

/**
 * The start from which the cancellation term of a moved booking counts: the new one when the caller may refund, else the earlier of the new
 * one and the one that counted so far. So a move by a user who may not refund never raises the percentage
 * (docs/rules/money.md#bookings-that-move).
 */
export function termStart({ from, to, mayRefund }: BeginChange): string {
  return mayRefund || Date.parse(to) < Date.parse(from) ? to : from;
}

/** Whether a started session would be upcoming again, and so become refundable again. */
export function isUpcomingAgain({ from, to }: Pick<BeginChange, 'from' | 'to'>, now: string): boolean {
  return isPast(from, now) && !isPast(to, now);
}

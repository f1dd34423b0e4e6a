import { monthAfter, monthOf } from '../kit/dates/months.ts';

/** The month in which an order is paid out: the one after the month in which it was paid, in its platform's time zone. */
export const payoutMonth = (paidAt: string, timeZone: string): string => monthAfter(monthOf(paidAt, timeZone));

/** Whether the payout of a month can be made: from its first day on, in the operator's time zone. */
export const isPayable = (month: string, now: string, timeZone: string): boolean => month <= monthOf(now, timeZone);

import { DEFAULT_TIME_ZONE } from '@move/domain/kit/dates/time-zones.ts';
import { isPayable } from '@move/domain/payouts/payout-month.ts';
import { isTargetDay, nextTargetDay } from '@move/domain/payouts/target-days.ts';
import type { Config } from '../../../platform/config.ts';
import { invalid, refusedByState } from '../../../platform/http/problem.ts';

/** The execution day of a batch is at most this many days ahead; the database enforces the same. */
const DAYS_AHEAD_MAX = 60;

/** Today in the time zone of the operator. */
const operatorDay = (now: Date) =>
  Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(DEFAULT_TIME_ZONE).toPlainDate();

/** The first day on which the bank can execute a file that is exported today. */
export const earliestExecution = (now: Date): string => nextTargetDay(operatorDay(now).toString());

export const latestExecution = (now: Date): string => operatorDay(now).add({ days: DAYS_AHEAD_MAX }).toString();

/** Returns whether the bank may have executed a batch of that day. */
export const hasDayCome = (day: string, now: Date): boolean => day <= operatorDay(now).toString();

/** Throws 422 when the month hasn't started. */
export function assertMonth(field: string, month: string, now: Date): void {
  if (!isPayable(month, now.toISOString(), DEFAULT_TIME_ZONE)) throw invalid(field, 'payout.nothing');
}

/** Throws by `refuse` for a day that is too soon or too far ahead, or on which banks don't execute payments. */
export function assertExecutionDate(day: string, now: Date, refuse: typeof invalid): void {
  const date = earliestExecution(now);
  const until = latestExecution(now);
  if (day < date || day > until || !isTargetDay(day)) {
    throw refuse('execution_date', 'payout.execution_date', { date, until });
  }
}

export type Debtor = { name: string; iban: string; bic: string | null; city: string | null; country: string };

/** The missing configuration variables without which nothing can be paid out. */
export function missingSettings({ payoutDebtor: { name, iban } }: Pick<Config, 'payoutDebtor'>): string[] {
  return [...(name === undefined ? ['PAYOUT_DEBTOR_NAME'] : []), ...(iban === undefined ? ['PAYOUT_DEBTOR_IBAN'] : [])];
}

/** The account that pays. Throws 409 with the names of missing configuration variables. */
export function assertDebtor(config: Pick<Config, 'payoutDebtor'>): Debtor {
  const { name, iban, bic, city, country } = config.payoutDebtor;
  if (name === undefined || iban === undefined) {
    throw refusedByState('state', 'payout.settings', { names: missingSettings(config).join(', ') });
  }
  return { name, iban, bic: bic ?? null, city: city ?? null, country };
}

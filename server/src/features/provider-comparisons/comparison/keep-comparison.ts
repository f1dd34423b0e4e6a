import { endOfDay, startOfDay } from '@move/domain/kit/dates/days.ts';
import type { NotComparedReason } from '@move/domain/provider-comparisons/comparison.ts';
import type { Database } from '../../../platform/database/database.ts';
import { type Compared, findDaysOnlyHere, type Pair, resolveEntries } from './compared.ts';
import { keepDays, keepNotCompared } from './keep-days.ts';
import { keepFindings } from './keep-findings.ts';
import type { Listed } from './list-accounts.ts';
import type { PlannedPlatform } from './plan-comparison.ts';

type Comparison = Pick<Compared, 'comparison' | 'driver' | 'now'> & {
  listed: readonly Listed[];
  platforms: readonly PlannedPlatform[];
};

type Outcome = Pair & {
  /** Why the day can't be compared; null when it can. */
  reason: NotComparedReason | null;
  /** Why an earlier account can't be listed. Counts as `reason` when a payment or refund here isn't in another account. */
  doubt: NotComparedReason | null;
};

/** Stores the result of each day and every difference. A day counts as not compared when an account that it needs was not listed. */
export async function keepComparison(db: Database, { listed, platforms, ...more }: Comparison): Promise<void> {
  const span = spanOf(platforms);
  if (span === null) return;
  await resolveEntries(db, more);
  const outcomes = platforms.flatMap((platform) => outcomesOf(platform, listed));
  const all = { ...more, ...span, pairs: outcomes };
  const doubtful = new Set((await findDaysOnlyHere(db, all)).map(nameOf));
  const reasonOf = (outcome: Outcome) => outcome.reason ?? (doubtful.has(nameOf(outcome)) ? outcome.doubt : null);
  const decided = outcomes.map((outcome) => ({ ...outcome, reason: reasonOf(outcome) }));
  const compared = { ...all, pairs: decided.filter(({ reason }) => reason === null) };
  const failed = decided.flatMap(({ reason, ...outcome }) => (reason === null ? [] : [{ ...outcome, reason }]));
  await keepDays(db, compared);
  await keepNotCompared(db, failed, more.now);
  await keepFindings(db, compared);
}

const nameOf = ({ application_id, day }: Pick<Pair, 'application_id' | 'day'>) => `${application_id} ${day}`;

/**
 * The outcome of each day. An account counts for a platform until the last day on which it started payments there. After that day, an
 * account that can't be listed is only noted, as `doubt`.
 */
function outcomesOf({ id, days }: PlannedPlatform, listed: readonly Listed[]): Outcome[] {
  const mine = listed.flatMap(({ account, fault }) => {
    if (id === null) return account.applicationId === null ? [{ fault, endedOn: null }] : [];
    return account.users.filter((user) => user.applicationId === id).map(({ endedOn }) => ({ fault, endedOn }));
  });
  const failed = mine.filter(({ fault }) => fault !== null);
  return days.map((day) => {
    const needed = failed.find(({ endedOn }) => endedOn === null || day <= endedOn);
    const doubt = failed[0]?.fault ?? null;
    return { application_id: id, day, reason: needed?.fault ?? null, doubt, unread_keys: failed.length };
  });
}

/** The span from the start of the first day to the end of the last day, each in the time zone of its platform. */
function spanOf(platforms: readonly PlannedPlatform[]): Pick<Compared, 'from' | 'until'> | null {
  const starts: number[] = [];
  const ends: number[] = [];
  for (const { days, timeZone } of platforms) {
    const [first] = days;
    const last = days.at(-1);
    if (first === undefined || last === undefined) continue;
    starts.push(Date.parse(startOfDay(first, timeZone)));
    ends.push(Date.parse(endOfDay(last, timeZone)));
  }
  if (starts.length === 0) return null;
  return { from: new Date(Math.min(...starts)).toISOString(), until: new Date(Math.max(...ends)).toISOString() };
}

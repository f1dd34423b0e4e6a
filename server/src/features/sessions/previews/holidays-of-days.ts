import type { SessionDraft } from '@move/contract/sessions/session-drafts.ts';
import type { Locale } from '@move/domain/kit/messages/locale.ts';
import { holidayHits, holidayPredicate, type SchoolHoliday } from '@move/domain/sessions/holidays.ts';
import { daysLeftOut, OCCURRENCES_MAX } from '@move/domain/sessions/repetition/recurrence.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { invalid } from '../../../platform/http/problem.ts';

/** The names of the holidays on each local day. */
export type NamesOfDay = ReadonlyMap<string, readonly string[]>;

/** The public holidays, and the school holidays of the platforms in scope, on these days (docs/rules/planning.md#repetition). */
export async function findHolidays(db: Database, days: readonly string[], locale: Locale): Promise<NamesOfDay> {
  const [first, last] = [days.toSorted()[0], days.toSorted().at(-1)];
  if (first === undefined || last === undefined) return new Map();
  const { rows } = await sql<SchoolHoliday>`
    select region, name, "from", until from school_holidays
    where "from" <= ${last}::date and until >= ${first}::date order by "from", name`.execute(db);
  return new Map(holidayHits(days, { locale, schoolHolidays: rows }).map(({ date, names }) => [date, names]));
}

/**
 * Returns a function that lets the repetition of a draft skip holidays, if the draft asks for it (docs/rules/planning.md#repetition). The
 * school holidays are read once for all drafts of a call. The function throws 422 when a repetition would skip more days than it may.
 */
export function holidaySkipper(db: Database) {
  let test: Promise<(date: string) => boolean> | undefined;
  return async <Draft extends SessionDraft>(draft: Draft): Promise<Draft> => {
    const { repetition, start_date } = draft;
    if (!draft.skip_holidays || repetition === undefined || repetition.type === null) return draft;
    test ??= readHolidayTest(db);
    const skip = [...repetition.skip, ...daysLeftOut(start_date, repetition, await test)].toSorted();
    if (skip.length > OCCURRENCES_MAX) throw invalid('repetition', 'repetition.skip_max', { max: OCCURRENCES_MAX });
    return { ...draft, repetition: { ...repetition, skip } };
  };
}

async function readHolidayTest(db: Database): Promise<(date: string) => boolean> {
  const { rows } = await sql<SchoolHoliday>`select region, name, "from", until from school_holidays`.execute(db);
  return holidayPredicate(rows);
}

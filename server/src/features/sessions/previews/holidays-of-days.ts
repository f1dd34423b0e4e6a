import type { SessionDraft } from '@move/contract/sessions/session-drafts.ts';
import type { Locale } from '@move/domain/kit/messages/locale.ts';
import { holidayHits, type SchoolHoliday } from '@move/domain/sessions/holidays.ts';
import { occurrenceDates } from '@move/domain/sessions/repetition/recurrence.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

/** Names of the holidays by local day. */
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

/** The draft with the holidays among its days left out, where it asks for that (docs/rules/planning.md#repetition). */
export async function withoutHolidays<Draft extends SessionDraft>(db: Database, draft: Draft): Promise<Draft> {
  const { repetition, start_date } = draft;
  if (!draft.skip_holidays || repetition === undefined || repetition.type === null) return draft;
  let skip = repetition.skip;
  // a number of sessions goes on after each day that is left out, maybe into the next holiday
  for (;;) {
    const dates = occurrenceDates(start_date, { ...repetition, skip }).dates.map(({ date }) => date);
    const holidays = [...(await findHolidays(db, dates, 'nl')).keys()];
    if (holidays.length === 0) return { ...draft, repetition: { ...repetition, skip } };
    skip = [...skip, ...holidays].toSorted();
  }
}

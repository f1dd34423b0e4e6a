import { sql } from 'kysely';
import { matches } from '../../../platform/database/expressions/search.ts';
import { ownOr } from '../../../platform/database/expressions/own-or.ts';
import { all } from '../../../platform/database/page.ts';

/** SQL: where a session is held: its own location, else that of the activity. */
export const locationId = ownOr(sql`sessions.location_id`, sql`activities.location_id`);

/**
 * SQL: whether the activity, organisation or location of a session matches. Each name is searched in its own table, which has fewer rows.
 */
export function nameMatches(search: string) {
  const match = (table: string) => matches(sql`fold(${sql.ref(`${table}.name`)})`, search);
  return sql`(
    sessions.activity_id in (select activities.id from activities where ${matches(sql`activities.search_text`, search)})
    or sessions.organization_id in (select organizations.id from organizations where ${match('organizations')})
    or ${locationId} in (select locations.id from locations where ${match('locations')}))`;
}

const daysIn = (locale: string) => inWords(7, (day) => new Date(2024, 0, day), { locale, part: 'weekday' });
const monthsIn = (locale: string) => inWords(12, (month) => new Date(2024, month - 1, 1), { locale, part: 'month' });

function inWords(
  count: number,
  dateOf: (n: number) => Date,
  { locale, part }: { locale: string; part: 'weekday' | 'month' },
) {
  const words = new Intl.DateTimeFormat(locale, { [part]: 'long' });
  return sql`${Array.from({ length: count }, (_, index) => words.format(dateOf(index + 1)))}::text[]`;
}

/** SQL: the text of a session for a search, e.g. “dinsdag tuesday 3 november november 2026 19:00 20:00 Sporthal West”, folded. */
const sessionWords = sql`fold(concat_ws(' ',
  (${daysIn('nl')})[extract(isodow from sessions.start_date)::integer], (${daysIn('en')})[extract(isodow from sessions.start_date)::integer],
  extract(day from sessions.start_date), (${monthsIn('nl')})[extract(month from sessions.start_date)::integer],
  (${monthsIn('en')})[extract(month from sessions.start_date)::integer], extract(year from sessions.start_date),
  sessions.start_time, sessions.end_time, (select locations.name from locations where locations.id = ${locationId})))`;

/** SQL: a search within one activity, whose sessions have the same name: each word is searched in the day, the times and the location. */
export const wordMatches = (search: string) =>
  all(
    search
      .split(/[\s,·–]+/)
      .filter((word) => word !== '')
      .map((word) => matches(sessionWords, word)),
  );

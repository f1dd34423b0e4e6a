import { longDate } from '@move/domain/kit/dates/dates.ts';
import type { Locale } from '@move/domain/kit/messages/locale.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { ownOr } from '../../../platform/database/expressions/own-or.ts';
import { bookingMails } from './booking-mails.ts';

/** The facts of a session that mails state. */
export type SessionFacts = {
  id: number;
  starts_at: string;
  start_date: string;
  start_time: string;
  end_time: string;
  place: string | null;
};

/** SQL: where a session is held, in one line; null without a location. */
export const venueOf = (locationId: RawBuilder<unknown>) => sql<string | null>`(
  select locations.name || ', ' || street || ' ' || house_number || ', ' || city from locations
  where locations.id = ${locationId})`;

/** SQL: as `venueOf`, for people who don't take part: also null for a hidden location. */
export const publicVenueOf = (locationId: RawBuilder<unknown>) => sql<string | null>`(
  select place from (select ${venueOf(locationId)} as place) venue
  where exists (select from locations where locations.id = ${locationId} and not is_hidden))`;

/** The facts by session id; includes removed sessions, whose participants are mailed. */
export async function findSessionFacts(db: Database, ids: readonly number[]): Promise<Map<number, SessionFacts>> {
  const { rows } = await sql<SessionFacts>`
    select sessions.id, sessions.starts_at, sessions.start_date, sessions.start_time, sessions.end_time,
      ${venueOf(ownOr(sql`sessions.location_id`, sql`activities.location_id`))} as place
    from sessions join activities on activities.id = sessions.activity_id
    where sessions.id = any (${[...ids]}::bigint[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** "dinsdag 24 november 2026, 19:00–20:30" */
export function sessionMomentText(
  { start_date, start_time, end_time }: Pick<SessionFacts, 'start_date' | 'start_time' | 'end_time'>,
  locale: Locale,
): string {
  return `${longDate(start_date, locale)}, ${start_time}–${end_time}`;
}

/** "Sporthal West, Laan 1, Breda (was: Zwembad Oost, Kade 2, Breda)" */
export const changedPlace = (old: SessionFacts, fresh: SessionFacts, locale: Locale): string =>
  bookingMails[locale].changedPlace(old.place, fresh.place);

/** The activity, its organisation, and the address for replies to a mail. */
type Sender = { activity: string; organization: string; reply_to: string | null };

export async function findSender(db: Database, activityId: number): Promise<Sender> {
  const { rows } = await sql<Sender>`
    select activities.name as activity, organizations.name as organization,
      nullif(organizations.email::text, '') as reply_to
    from activities join organizations on organizations.id = activities.organization_id
    where activities.id = ${activityId}`.execute(db);
  const [sender] = rows;
  if (!sender) throw new Error(`activity ${activityId} is out of scope`);
  return sender;
}

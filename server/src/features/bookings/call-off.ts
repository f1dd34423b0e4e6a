import type { Locale } from '@move/domain/kit/messages.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { factsOf, momentOf } from './session-facts.ts';
import { tellPeople } from './tell-people.ts';

export type CallOff = { activityId: number; sessionIds: readonly number[]; now: Date };

type Ended = {
  session_id: number;
  bundle_participant_id: number | null;
  first_name: string;
  last_name: string;
  email: string;
  locale: Locale;
  had_spot: boolean;
};

/**
 * The organiser calls off sessions, which the caller holds the locks of: nobody takes part any more, and everybody is told
 * once. A place in a bundle stays (D4.6). Answers how many were mailed.
 */
export async function callOffSessions(db: Database, { activityId, sessionIds, now }: CallOff): Promise<number> {
  if (sessionIds.length === 0) return 0;
  const ended = await endBookings(db, sessionIds, now);
  await endWaiting(db, sql`session_id = any (${[...sessionIds]}::bigint[])`);
  const facts = await factsOf(db, sessionIds);
  const notes = ended
    .filter((row) => row.had_spot)
    .map((row) => {
      const session = facts.get(row.session_id);
      return {
        person: row,
        lines: session ? [momentOf(session, row.locale)] : [],
        starts_at: session?.starts_at ?? '',
      };
    })
    .toSorted((a, b) => (a.starts_at < b.starts_at ? -1 : 1));
  return tellPeople(db, { kind: 'called_off', activityId, notes });
}

/** Who signed out in time is ended as well, but expects nothing any more. */
async function endBookings(db: Database, sessionIds: readonly number[], now: Date): Promise<Ended[]> {
  const { rows } = await sql<Ended>`
    with ended as (
      select id, takes_spot from participants
      where session_id = any (${[...sessionIds]}::bigint[]) and status <> 'canceled' order by id for update)
    update participants set status = 'canceled', canceled_at = ${now.toISOString()}, check_in = 'none',
      has_freed_spot = false, updated_at = now()
    from ended where participants.id = ended.id
    returning session_id, bundle_participant_id, first_name, last_name, email, locale, ended.takes_spot as had_spot`.execute(
    db,
  );
  return rows;
}

/** Nobody waits for what doesn't take place. */
export async function endWaiting(db: Database, where: ReturnType<typeof sql>): Promise<void> {
  await sql`
    delete from spot_reservations where entry_id in (
      select id from waitlist_entries where ${where} and status in ('waiting', 'invited'))`.execute(db);
  await sql`
    update waitlist_entries set status = 'expired', reserves = false, updated_at = now()
    where ${where} and status in ('waiting', 'invited')`.execute(db);
}

import { sql } from 'kysely';
import type { Config } from '../../platform/config.ts';
import type { Database } from '../../platform/database/database.ts';
import { cancelSessionsByOrganizer } from '../bookings/public.ts';

type Remover = {
  db: Database;
  now: Date;
  caller: Parameters<typeof cancelSessionsByOrganizer>[1]['by'];
  /** Mails link to the web app; those of the demo don't. */
  config?: Pick<Config, 'appUrl'>;
};
type Removal = { activityId: number; removes: readonly number[] };

/**
 * Sessions that disappear, locked by the caller: those in which somebody takes part are called off, everybody in them is told,
 * and they stay for the books.
 */
export async function removeSessions(
  { db, now, caller, config }: Remover,
  { activityId, removes }: Removal,
): Promise<void> {
  if (removes.length === 0) return;
  const { rows } = await sql<{ id: number }>`
    select id from sessions where id = any (${[...removes]}::bigint[]) and (waitlist_count > 0 or exists (
      select from participants where session_id = sessions.id and status <> 'canceled'))`.execute(db);
  const peopled = rows.map((row) => row.id);
  await cancelSessionsByOrganizer(db, { activityId, sessionIds: peopled, now, by: caller, appUrl: config?.appUrl });
  await sql`
    update sessions set deleted_at = now(), canceled_at = case when id = any (${peopled}::bigint[]) then now() end
    where id = any (${[...removes]}::bigint[])`.execute(db);
}

import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/**
 * Counts the mails of the last two days that are older than 15 minutes and failed, or still wait while no mail at all was sent for 10
 * minutes. A message to thousands of people may wait longer without being stuck.
 */
export async function countStuckMails(db: Database): Promise<number> {
  const { rows } = await sql<{ stuck: number }>`
    select count(*)::integer as stuck from mails
     where status <> 'sent' and refused_at is null
       and created_at between now() - interval '2 days' and now() - interval '15 minutes'
       and (status = 'failed' or not exists (select from mails as other where other.sent_at > now() - interval '10 minutes'))`.execute(
    db,
  );
  return rows[0]?.stuck ?? 0;
}

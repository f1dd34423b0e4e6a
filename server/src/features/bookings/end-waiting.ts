import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** Nobody waits for what doesn't take place. */
export async function endWaiting(db: Database, where: ReturnType<typeof sql>): Promise<void> {
  await sql`
    delete from spot_reservations where entry_id in (
      select id from waitlist_entries where ${where} and status in ('waiting', 'invited'))`.execute(db);
  await sql`
    update waitlist_entries set status = 'expired', reserves = false, updated_at = now()
    where ${where} and status in ('waiting', 'invited')`.execute(db);
}

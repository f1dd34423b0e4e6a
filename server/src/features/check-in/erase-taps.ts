import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

export async function eraseTaps(db: Database, participantIds: readonly number[]): Promise<void> {
  await sql`delete from check_in_taps where participant_id = any (${[...participantIds]}::bigint[])`.execute(db);
}

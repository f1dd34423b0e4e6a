import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

type SeededView = { user_id: number; list: string; name: string };

/** Creates a private view and returns its id. */
export async function seedView(db: Database, { user_id, list, name }: SeededView): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into saved_views (user_id, list, name) values (${user_id}, ${list}, ${name}) returning id`.execute(db);
  return rows[0]?.id ?? 0;
}

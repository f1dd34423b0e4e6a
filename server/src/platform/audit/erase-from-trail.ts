import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

type Erased = {
  /** Null: records without an organisation. */
  organizationId: number | null;
  subjects: Readonly<Record<string, readonly number[] | undefined>>;
};

/** Masks names and values in the audit trail of these records; actor, action and time stay. */
export async function eraseFromTrail(db: Database, { organizationId, subjects }: Erased): Promise<void> {
  for (const [type, ids = []] of Object.entries(subjects)) {
    if (ids.length === 0) continue;
    await sql`select erase_from_trail(${organizationId}, ${type}, ${ids.map(String)}::text[])`.execute(db);
  }
}

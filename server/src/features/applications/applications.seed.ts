import type { Insertable } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Applications } from '../../platform/database/schema.ts';

export async function seedApplication(db: Database, application: Insertable<Applications>): Promise<number> {
  const { id } = await db.insertInto('applications').values(application).returning('id').executeTakeFirstOrThrow();
  return id;
}

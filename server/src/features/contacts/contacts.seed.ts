import type { Insertable } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Contacts } from '../../platform/database/schema.ts';

export async function seedContact(db: Database, contact: Insertable<Contacts>): Promise<number> {
  const { id } = await db.insertInto('contacts').values(contact).returning('id').executeTakeFirstOrThrow();
  return id;
}

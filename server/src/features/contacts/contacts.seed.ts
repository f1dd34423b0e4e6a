import type { Insertable } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { ContactLinks, Contacts } from '../../platform/database/schema.ts';

export async function seedContact(db: Database, contact: Insertable<Contacts>): Promise<number> {
  const { id } = await db.insertInto('contacts').values(contact).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Links a contact to a location, activity or product. */
export async function seedContactLink(db: Database, link: Insertable<ContactLinks>): Promise<void> {
  await db.insertInto('contact_links').values(link).execute();
}

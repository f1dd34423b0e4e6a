import type * as api from '@move/contract/contacts/contacts.ts';
import type { Contact } from '@move/contract/contacts/contacts.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';

export const contactColumns = sql`id, first_name, last_name, email::text, phone, user_id is not null as is_member, is_public`;
export const contactName = (contact: Contact) => `${contact.first_name} ${contact.last_name}`.trim();

export async function findContact(db: Database, contactId: number): Promise<Contact> {
  const { rows } = await sql<Contact>`select ${contactColumns} from contacts where id = ${contactId}`.execute(db);
  const [contact] = rows;
  if (!contact) throw notFound();
  return contact;
}

export async function getContact({ db, params }: Call<typeof api.getContact>) {
  return { contact: await findContact(db, params.contactId) };
}

export async function listContacts({ db, organizationId }: Call<typeof api.listContacts>) {
  const { rows } = await sql<Contact>`
      select ${contactColumns} from contacts where organization_id = ${organizationId}
      order by fold(first_name), fold(last_name), id limit 1000`.execute(db);
  return { contacts: rows };
}

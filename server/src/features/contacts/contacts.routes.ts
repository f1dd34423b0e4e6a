import * as api from '@move/contract/contacts/contacts.ts';
import type { Contact } from '@move/contract/contacts/contacts.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { notFound, refusedByState } from '../../platform/http/problem.ts';
import { route } from '../../platform/http/route.ts';
import { changed } from '../../platform/http/written.ts';

const columns = sql`id, first_name, last_name, email::text, phone, user_id is not null as is_member`;
const nameOf = (contact: Contact) => `${contact.first_name} ${contact.last_name}`.trim();

async function findContact(db: Database, contactId: number): Promise<Contact> {
  const { rows } = await sql<Contact>`select ${columns} from contacts where id = ${contactId}`.execute(db);
  const [contact] = rows;
  if (!contact) throw notFound();
  return contact;
}

export const contactRoutes = [
  route(api.listContacts, async ({ db, organizationId }) => {
    const { rows } = await sql<Contact>`
      select ${columns} from contacts where organization_id = ${organizationId}
      order by fold(first_name), fold(last_name), id limit 1000`.execute(db);
    return { contacts: rows };
  }),

  route(api.createContact, async ({ db, body, params }) => {
    const { id } = await db
      .insertInto('contacts')
      .values({ ...body, organization_id: params.organizationId })
      .returning('id')
      .executeTakeFirstOrThrow();
    const contact = await findContact(db, id);
    return changed({ contact }, { subject: { type: 'contacts', id, name: nameOf(contact) }, after: contact });
  }),

  route(api.updateContact, async ({ db, body, params }) => {
    const before = await findContact(db, params.contactId);
    // a member's names belong to the member (profile)
    if (before.is_member) throw refusedByState('state', 'contact.member');
    await db
      .updateTable('contacts')
      .set({ ...body, updated_at: sql`now()` })
      .where('id', '=', before.id)
      .execute();
    const contact = await findContact(db, before.id);
    return changed(
      { contact },
      { subject: { type: 'contacts', id: before.id, name: nameOf(contact) }, before, after: contact },
    );
  }),

  route(api.removeContact, async ({ db, params }) => {
    const before = await findContact(db, params.contactId);
    if (before.is_member) throw refusedByState('state', 'contact.member');
    await db.deleteFrom('contacts').where('id', '=', before.id).execute();
    return changed(undefined, { subject: { type: 'contacts', id: before.id, name: nameOf(before) }, before });
  }),
];

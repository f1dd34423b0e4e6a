import type * as api from '@move/contract/contacts/contacts.ts';
import { sql } from 'kysely';
import { refusedByState } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed } from '../../platform/http/written.ts';
import { findContact, contactName } from './contacts.queries.ts';

export async function updateContact({ db, body, params }: Call<typeof api.updateContact>) {
  const before = await findContact(db, params.contactId);
  // members change their own name on their profile
  if (before.is_member) throw refusedByState('state', 'contact.member');
  await db
    .updateTable('contacts')
    // who is saved as an external contact is one, whatever the person was before
    .set({ ...body, left_team_at: null, updated_at: sql`now()` })
    .where('id', '=', before.id)
    .execute();
  const contact = await findContact(db, before.id);
  return changed(
    { contact },
    { subject: { type: 'contacts', id: before.id, name: contactName(contact) }, before, after: contact },
  );
}

import type * as api from '@move/contract/contacts/contacts.ts';
import { refusedByState } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed } from '../../platform/http/written.ts';
import { findContact, contactName } from './contacts.queries.ts';

export async function removeContact({ db, params }: Call<typeof api.removeContact>) {
  const before = await findContact(db, params.contactId);
  if (before.is_member) throw refusedByState('state', 'contact.member');
  await db.deleteFrom('contacts').where('id', '=', before.id).execute();
  return changed(undefined, { subject: { type: 'contacts', id: before.id, name: contactName(before) }, before });
}

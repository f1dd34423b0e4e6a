import type * as api from '@move/contract/contacts/contacts.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed } from '../../platform/http/written.ts';
import { findContact, contactName } from './contacts.queries.ts';

export async function createContact({ db, body, params }: Call<typeof api.createContact>) {
  const { id } = await db
    .insertInto('contacts')
    .values({ ...body, organization_id: params.organizationId })
    .returning('id')
    .executeTakeFirstOrThrow();
  const contact = await findContact(db, id);
  return changed({ contact }, { subject: { type: 'contacts', id, name: contactName(contact) }, after: contact });
}

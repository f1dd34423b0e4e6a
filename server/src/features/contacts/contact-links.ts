import type { ContactLinks } from '@move/contract/contacts/contacts.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { assertKnown } from '../../platform/database/links.ts';

type SubjectType = 'location' | 'activity' | 'product';

type Saving = {
  organizationId: number;
  subject: { type: SubjectType; id: number };
  contacts: ContactLinks;
};

/** Replaces the contacts of a record, each with its roles; all must belong to the organisation. */
export async function saveContactLinks(db: Database, { organizationId, subject, contacts }: Saving): Promise<void> {
  await assertKnown(db, { table: 'contacts', ids: contacts.map((contact) => contact.contact_id), field: 'contacts' });
  await db
    .deleteFrom('contact_links')
    .where('organization_id', '=', organizationId)
    .where('subject_type', '=', subject.type)
    .where('subject_id', '=', subject.id)
    .execute();
  if (contacts.length === 0) return;
  const links = contacts.map(({ contact_id, roles }) => ({
    organization_id: organizationId,
    subject_type: subject.type,
    subject_id: subject.id,
    contact_id,
    roles,
  }));
  await db.insertInto('contact_links').values(links).execute();
}

/** SQL: the contacts of a row, as a JSON column. */
export function linkedContacts(type: SubjectType, subjectId: RawBuilder<unknown>, organizationId: RawBuilder<unknown>) {
  return sql`(
    select coalesce(jsonb_agg(jsonb_build_object('contact_id', link.contact_id, 'roles', link.roles)
                              order by contact.first_name, contact.id), '[]')
    from contact_links link join contacts contact on contact.id = link.contact_id
    where link.organization_id = ${organizationId} and link.subject_type = ${type} and link.subject_id = ${subjectId})`;
}

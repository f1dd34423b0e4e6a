import type * as api from '@move/contract/privacy/account-data.ts';
import type { Role } from '@move/domain/access/roles.ts';
import { sql } from 'kysely';
import type { Call } from '../../../platform/http/route.ts';
import { findMemberships } from '../../access/public.ts';

/** The roles that prevent erasing the own account, and the contacts that would stay: shown before the password is asked. */
export async function getOwnErasure({ db, caller }: Call<typeof api.getOwnErasure>) {
  const { id } = caller.user;
  const held = await db
    .selectFrom('user_roles')
    .select(['role', 'organization_id', 'application_id'])
    .where('user_id', '=', id)
    .orderBy('role')
    .execute();
  const { organizations, applications } = await findMemberships(db, id);
  const nameIn = (places: readonly { id: number; name: string }[], placeId: number | null) =>
    places.find((place) => place.id === placeId)?.name ?? null;
  // a role in a removed organisation doesn't prevent erasing; findMemberships leaves these out
  const isLive = ({ organization_id: id }: (typeof held)[number]) =>
    id === null || organizations.some((own) => own.id === id);
  const roles = held.filter(isLive).map((row) => ({
    role: row.role as Role,
    place: nameIn(organizations, row.organization_id) ?? nameIn(applications, row.application_id),
  }));
  // this function must be alone in its statement (docs/architecture.md#functions-that-look-beyond-the-scope)
  const { rows: contacts } = await sql<{ organization: string }>`
    select organization from contacts_of_account(${id}) where is_named`.execute(db);
  return { roles, contact_of: [...new Set(contacts.map(({ organization }) => organization))] };
}

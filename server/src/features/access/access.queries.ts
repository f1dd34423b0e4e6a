import type * as api from '@move/contract/access/access.ts';
import { isAdministrator } from '@move/domain/access/roles.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Call } from '../../platform/http/route.ts';
import { findUser } from './users.queries.ts';
import { findMemberships, type Membership } from './roles/memberships.ts';

const CHOICES_MAX = 50;

/** The caller's roles and abilities in the requested context, and the memberships to choose a context from. */
export async function getProfile({ db, caller, query }: Call<typeof api.getProfile>) {
  const { user, roles, abilities } = caller;
  const organizationId = query.organization_id ?? query.organization;
  const memberships = await findMemberships(db, user.id);
  return {
    roles: [...roles],
    abilities: [...abilities],
    user: await findUser(db, user.id),
    organizations: memberships.organizations.slice(0, CHOICES_MAX),
    applications:
      organizationId === undefined || isAdministrator(roles)
        ? memberships.applications
        : await choicesOf(db, organizationId, memberships.applications),
  };
}

/** Returns those of the caller's platforms that the organisation is on: only these matter while working in it. */
async function choicesOf(db: Database, organizationId: number, own: readonly Membership[]): Promise<Membership[]> {
  const links = await db
    .selectFrom('organization_applications')
    .select('application_id')
    .where('organization_id', '=', organizationId)
    .execute();
  return own.filter(({ id }) => links.some((link) => link.application_id === id));
}

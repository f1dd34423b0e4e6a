import type { Database } from '../../platform/database/database.ts';
import { refusedByState } from '../../platform/http/problem.ts';
import type { Subject } from '../../platform/http/written.ts';
import type { Person, TeamRef } from './team.queries.ts';

export const subjectOf = (person: Person): Subject => ({
  type: 'members',
  id: person.user_id ?? 0,
  name: `${person.first_name} ${person.last_name} <${person.email}>`,
});

/** Throws for the last member with the role organization: an organisation needs a member who can edit it and invite others. */
export async function assertNotLastMember(db: Database, team: TeamRef, member: Person): Promise<void> {
  if (member.role !== 'organization') return;
  const other = await db
    .selectFrom('user_roles')
    .innerJoin('users', 'users.id', 'user_roles.user_id')
    .select('users.id')
    .where('organization_id', '=', team.id)
    .where('role', '=', 'organization')
    .where('users.id', '<>', member.user_id)
    .where('users.deleted_at', 'is', null)
    .where('users.closed_at', 'is', null)
    .executeTakeFirst();
  if (!other) throw refusedByState('state', 'team.last');
}

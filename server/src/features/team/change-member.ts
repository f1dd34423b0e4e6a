import type * as administratorsApi from '@move/contract/team/administrators.ts';
import type * as api from '@move/contract/team/team.ts';
import type { TeamPerson } from '@move/contract/team/team.ts';
import { mayHandOut } from '@move/domain/team/invite.ts';
import type { Database } from '../../platform/database/database.ts';
import { forbidden, invalid, refusedByState } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed, type Subject } from '../../platform/http/written.ts';
import { dropRoles, endSessionsWithoutRole, giveRole } from '../access/public.ts';
import { keepAsOutsider } from '../contacts/public.ts';
import { findMember, lockPlace, type Person, type Place, platformOf, teamOf } from './team.queries.ts';

const subjectOf = (person: Person): Subject => ({
  type: 'members',
  id: person.user_id ?? 0,
  name: `${person.first_name} ${person.last_name} <${person.email}>`,
});

export async function updateMember(call: Call<typeof api.updateMember>) {
  const { db, body, caller, params } = call;
  const place = teamOf(call);
  await lockPlace(db, place);
  const before = await findMember(db, place, params.userId);
  if (!mayHandOut(caller.roles, before.role)) throw forbidden();
  if (!mayHandOut(caller.roles, body.role)) throw invalid('role', 'invite.role');
  if (body.role !== 'organization') await refuseLast(db, place, before);
  await dropRoles(db, { userId: params.userId, place: { organization_id: place.id } });
  await giveRole(db, { userId: params.userId, role: body.role, place: { organization_id: place.id } });
  const member = (await findMember(db, place, params.userId)) as TeamPerson;
  return changed({ member }, { subject: subjectOf(member), before, after: member });
}

export async function removeMember(call: Call<typeof api.removeMember>) {
  const { db, caller, params } = call;
  const place = teamOf(call);
  await lockPlace(db, place);
  const before = await findMember(db, place, params.userId);
  if (!mayHandOut(caller.roles, before.role)) throw forbidden();
  await refuseLast(db, place, before);
  await dropRoles(db, { userId: params.userId, place: { organization_id: place.id } });
  await endSessionsWithoutRole(db, params.userId);
  await keepAsOutsider(db, { organizationId: place.id, userId: params.userId });
  return changed(undefined, { subject: subjectOf(before), before });
}

/** Without anybody in role organization nobody could edit the organisation or invite somebody (D1.16). */
async function refuseLast(db: Database, place: Place, member: Person): Promise<void> {
  if (member.role !== 'organization') return;
  const other = await db
    .selectFrom('user_roles')
    .innerJoin('users', 'users.id', 'user_roles.user_id')
    .select('users.id')
    .where('organization_id', '=', place.id)
    .where('role', '=', 'organization')
    .where('users.id', '<>', member.user_id)
    .where('users.deleted_at', 'is', null)
    .where('users.closed_at', 'is', null)
    .executeTakeFirst();
  if (!other) throw refusedByState('state', 'team.last');
}

export async function removeAdministrator(call: Call<typeof administratorsApi.removeAdministrator>) {
  const { db, params } = call;
  const place = platformOf(call);
  await lockPlace(db, place);
  const before = await findMember(db, place, params.userId);
  await dropRoles(db, { userId: params.userId, place: { application_id: place.id } });
  await endSessionsWithoutRole(db, params.userId);
  return changed(undefined, { subject: subjectOf(before), before: { ...before, application_id: place.id } });
}

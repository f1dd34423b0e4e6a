import type * as api from '@move/contract/team/team.ts';
import { mayManageRole } from '@move/domain/team/invite.ts';
import { forbidden } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed } from '../../platform/http/written.ts';
import { takeRoles, endSessionsWithoutRole } from '../access/public.ts';
import { keepAsOutsider } from '../contacts/public.ts';
import { assertNotLastMember, subjectOf } from './member-record.ts';
import { findMember, lockTeam, organizationTeam } from './team.queries.ts';

export async function removeMember(call: Call<typeof api.removeMember>) {
  const { db, caller, params } = call;
  const team = organizationTeam(call);
  await lockTeam(db, team);
  const before = await findMember(db, team, params.userId);
  if (!mayManageRole(caller.roles, before.role)) throw forbidden();
  await assertNotLastMember(db, team, before);
  await takeRoles(db, { userId: params.userId, scope: { organization_id: team.id } });
  await endSessionsWithoutRole(db, params.userId);
  await keepAsOutsider(db, { organizationId: team.id, userId: params.userId });
  return changed(undefined, { subject: subjectOf(before), before });
}

import type * as api from '@move/contract/team/team.ts';
import type { TeamPerson } from '@move/contract/team/team.ts';
import { mayManageRole } from '@move/domain/team/invite.ts';
import { forbidden, invalid } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed, unaudited } from '../../platform/http/written.ts';
import { takeRoles, findGranter, giveRole } from '../access/public.ts';
import { assertNotLastMember, subjectOf } from './member-record.ts';
import { findMember, lockTeam, organizationTeam } from './team.queries.ts';

export async function updateMember(call: Call<typeof api.updateMember>) {
  const { db, body, caller, params } = call;
  const team = organizationTeam(call);
  await lockTeam(db, team);
  const before = await findMember(db, team, params.userId);
  if (!mayManageRole(caller.roles, before.role)) throw forbidden();
  if (!mayManageRole(caller.roles, body.role)) throw invalid('role', 'invite.role');
  // users can't give themselves a higher role, also not as an administrator of the platform (docs/rules/access.md)
  const isPromotion = body.role === 'organization' && before.role !== 'organization';
  if (isPromotion && params.userId === caller.user.id) throw invalid('role', 'team.oneself');
  if (body.role !== 'organization') await assertNotLastMember(db, team, before);
  // without a change, the user who granted the role must stay the same
  if (body.role === before.role) return unaudited({ member: before });
  const { userId } = params;
  const scope = { organization_id: team.id };
  const grantedBy = userId === caller.user.id ? await findGranter(db, { userId, organizationId: team.id }) : undefined;
  await takeRoles(db, { userId, scope });
  await giveRole(db, { userId, role: body.role, scope, ...(grantedBy !== undefined && { grantedBy }) });
  const member = (await findMember(db, team, params.userId)) as TeamPerson;
  return changed({ member }, { subject: subjectOf(member), before, after: member });
}

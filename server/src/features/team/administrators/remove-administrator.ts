import type * as api from '@move/contract/team/administrators.ts';
import type { Call } from '../../../platform/http/route.ts';
import { changed } from '../../../platform/http/written.ts';
import { takeRoles, endSessionsWithoutRole, mailAdministrators } from '../../access/public.ts';
import { subjectOf } from '../member-record.ts';
import { findMember, lockTeam, applicationTeam } from '../team.queries.ts';

export async function removeAdministrator(call: Call<typeof api.removeAdministrator>) {
  const { db, params, caller, config } = call;
  const team = applicationTeam(call);
  await lockTeam(db, team);
  const before = await findMember(db, team, params.userId);
  await takeRoles(db, { userId: params.userId, scope: { application_id: team.id } });
  const about = { ...before, id: params.userId };
  const taken = { about, by: caller.user, applicationId: team.id, what: 'taken' } as const;
  await mailAdministrators({ db, appUrl: config.appUrl }, taken);
  await endSessionsWithoutRole(db, params.userId);
  return changed(undefined, { subject: subjectOf(before), before: { ...before, application_id: team.id } });
}

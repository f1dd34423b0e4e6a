import type * as api from '@move/contract/team/administrators.ts';
import type { Call } from '../../../platform/http/route.ts';
import { closeInvite } from '../invites/invite-people.ts';
import { applicationTeam } from '../team.queries.ts';

export const revokeAdministratorInvite = (call: Call<typeof api.revokeAdministratorInvite>) =>
  closeInvite({ ...call, team: applicationTeam(call) }, call.params.inviteId);

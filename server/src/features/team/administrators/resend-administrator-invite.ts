import type * as api from '@move/contract/team/administrators.ts';
import type { Administrator } from '@move/contract/team/administrators.ts';
import type { Call } from '../../../platform/http/route.ts';
import { renewInvite } from '../invites/invite-people.ts';
import { applicationTeam } from '../team.queries.ts';

export const resendAdministratorInvite = (call: Call<typeof api.resendAdministratorInvite>) =>
  renewInvite<Administrator>({ ...call, team: applicationTeam(call) }, call.params.inviteId);

import type * as api from '@move/contract/team/administrators.ts';
import type { Call } from '../../../platform/http/route.ts';
import { closeInvite } from '../invites/invite-people.ts';
import { platformOf } from '../team.queries.ts';

export const revokeAdministratorInvite = (call: Call<typeof api.revokeAdministratorInvite>) =>
  closeInvite({ ...call, team: platformOf(call) }, call.params.inviteId);

import type * as api from '@move/contract/team/team.ts';
import type { Call } from '../../../platform/http/route.ts';
import { closeInvite } from './invite-people.ts';
import { organizationTeam } from '../team.queries.ts';

export const revokeInvite = (call: Call<typeof api.revokeInvite>) =>
  closeInvite({ ...call, team: organizationTeam(call) }, call.params.inviteId);

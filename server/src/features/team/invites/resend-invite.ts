import type * as api from '@move/contract/team/team.ts';
import type { TeamPerson } from '@move/contract/team/team.ts';
import type { Call } from '../../../platform/http/route.ts';
import { renewInvite } from './invite-people.ts';
import { organizationTeam } from '../team.queries.ts';

export const resendInvite = (call: Call<typeof api.resendInvite>) =>
  renewInvite<TeamPerson>({ ...call, team: organizationTeam(call) }, call.params.inviteId);

import type * as api from '@move/contract/team/team.ts';
import type { TeamPerson } from '@move/contract/team/team.ts';
import type { Call } from '../../../platform/http/route.ts';
import { addInvite } from './invite-people.ts';
import { organizationTeam } from '../team.queries.ts';

export const createInvite = (call: Call<typeof api.createInvite>) =>
  addInvite<TeamPerson>({ ...call, team: organizationTeam(call) }, call.body);

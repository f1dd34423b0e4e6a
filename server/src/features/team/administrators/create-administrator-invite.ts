import type * as api from '@move/contract/team/administrators.ts';
import type { Administrator } from '@move/contract/team/administrators.ts';
import type { Call } from '../../../platform/http/route.ts';
import { addInvite } from '../invites/invite-people.ts';
import { applicationTeam } from '../team.queries.ts';

export const createAdministratorInvite = (call: Call<typeof api.createAdministratorInvite>) =>
  addInvite<Administrator>({ ...call, team: applicationTeam(call) }, { ...call.body, role: 'admin' });

import {
  createAdministratorInvite,
  listAdministratorInvites,
  listAdministrators,
  removeAdministrator,
  resendAdministratorInvite,
  revokeAdministratorInvite,
} from '@move/contract/team/administrators.ts';
import { confirmInvite, getInvite, registerByInvite } from '@move/contract/team/invites.ts';
import {
  createInvite,
  listTeam,
  removeMember,
  resendInvite,
  revokeInvite,
  type TeamPerson,
  updateMember,
} from '@move/contract/team/team.ts';
import type { Administrator } from '@move/contract/team/administrators.ts';
import { route } from '../../platform/http/route.ts';
import { passwordLane } from '../access/public.ts';
import { confirmAccount, readInvite, registerAccount } from './accept-invite.ts';
import { changeMember, dropAdministrator, dropMember } from './change-member.ts';
import {
  inviteAdministrator,
  invitePerson,
  sendAdministratorAgain,
  sendAgain,
  withdrawAdministratorInvite,
  withdrawInvite,
} from './invite-people.ts';
import { findInvites, findTeam, platformOf, refuseUnknownPlace, teamOf } from './team.queries.ts';

const passwords = { through: passwordLane };

export const teamRoutes = [
  route(listTeam, async (call) => {
    const { rows, meta } = await findTeam<TeamPerson>(call.db, teamOf(call), call.query);
    return { team: rows, meta };
  }),
  route(createInvite, invitePerson),
  route(resendInvite, sendAgain),
  route(revokeInvite, withdrawInvite),
  route(updateMember, changeMember),
  route(removeMember, dropMember),

  route(listAdministrators, async (call) => {
    await refuseUnknownPlace(call.db, platformOf(call));
    const { rows, meta } = await findTeam<Administrator>(call.db, platformOf(call), call.query);
    return { users: rows, meta };
  }),
  route(listAdministratorInvites, async (call) => {
    await refuseUnknownPlace(call.db, platformOf(call));
    const { rows, meta } = await findInvites(call.db, platformOf(call), call.query);
    return { invites: rows, meta };
  }),
  route(createAdministratorInvite, inviteAdministrator),
  route(resendAdministratorInvite, sendAdministratorAgain),
  route(revokeAdministratorInvite, withdrawAdministratorInvite),
  route(removeAdministrator, dropAdministrator),

  route(getInvite, readInvite),
  route(registerByInvite, registerAccount, passwords),
  route(confirmInvite, confirmAccount, passwords),
];

import * as administratorsApi from '@move/contract/team/administrators.ts';
import * as invitesApi from '@move/contract/team/invites.ts';
import * as api from '@move/contract/team/team.ts';
import type { TeamPerson } from '@move/contract/team/team.ts';
import type { Administrator } from '@move/contract/team/administrators.ts';
import { route } from '../../platform/http/route.ts';
import { passwordLane } from '../access/public.ts';
import { confirmInvite, getInvite, registerByInvite } from './accept-invite.ts';
import { updateMember, removeAdministrator, removeMember } from './change-member.ts';
import {
  createAdministratorInvite,
  createInvite,
  resendAdministratorInvite,
  resendInvite,
  revokeAdministratorInvite,
  revokeInvite,
} from './invite-people.ts';
import { findInvites, findTeam, platformOf, refuseUnknownPlace, teamOf } from './team.queries.ts';

const passwords = { through: passwordLane };

export const teamRoutes = [
  route(api.listTeam, async (call) => {
    const { rows, meta } = await findTeam<TeamPerson>(call.db, teamOf(call), call.query);
    return { team: rows, meta };
  }),
  route(api.createInvite, createInvite),
  route(api.resendInvite, resendInvite),
  route(api.revokeInvite, revokeInvite),
  route(api.updateMember, updateMember),
  route(api.removeMember, removeMember),

  route(administratorsApi.listAdministrators, async (call) => {
    await refuseUnknownPlace(call.db, platformOf(call));
    const { rows, meta } = await findTeam<Administrator>(call.db, platformOf(call), call.query);
    return { users: rows, meta };
  }),
  route(administratorsApi.listAdministratorInvites, async (call) => {
    await refuseUnknownPlace(call.db, platformOf(call));
    const { rows, meta } = await findInvites(call.db, platformOf(call), call.query);
    return { invites: rows, meta };
  }),
  route(administratorsApi.createAdministratorInvite, createAdministratorInvite),
  route(administratorsApi.resendAdministratorInvite, resendAdministratorInvite),
  route(administratorsApi.revokeAdministratorInvite, revokeAdministratorInvite),
  route(administratorsApi.removeAdministrator, removeAdministrator),

  route(invitesApi.getInvite, getInvite),
  route(invitesApi.registerByInvite, registerByInvite, passwords),
  route(invitesApi.confirmInvite, confirmInvite, passwords),
];

import * as administratorsApi from '@move/contract/team/administrators.ts';
import * as invitesApi from '@move/contract/team/invites.ts';
import * as api from '@move/contract/team/team.ts';
import { route } from '../../platform/http/route.ts';
import { passwordLimit } from '../access/public.ts';
import { confirmInvite } from './invites/confirm-invite.ts';
import { createAdministratorInvite } from './administrators/create-administrator-invite.ts';
import { createInvite } from './invites/create-invite.ts';
import { getInvite } from './invites/get-invite.ts';
import { registerByInvite } from './invites/register-by-invite.ts';
import { removeAdministrator } from './administrators/remove-administrator.ts';
import { removeMember } from './remove-member.ts';
import { resendAdministratorInvite } from './administrators/resend-administrator-invite.ts';
import { resendInvite } from './invites/resend-invite.ts';
import { revokeAdministratorInvite } from './administrators/revoke-administrator-invite.ts';
import { revokeInvite } from './invites/revoke-invite.ts';
import { listAdministratorInvites, listAdministrators, listTeam } from './team.queries.ts';
import { updateMember } from './update-member.ts';

const passwords = { through: passwordLimit };

export const teamRoutes = [
  route(api.listTeam, listTeam),
  route(api.createInvite, createInvite),
  route(api.resendInvite, resendInvite),
  route(api.revokeInvite, revokeInvite),
  route(api.updateMember, updateMember),
  route(api.removeMember, removeMember),

  route(administratorsApi.listAdministrators, listAdministrators),
  route(administratorsApi.listAdministratorInvites, listAdministratorInvites),
  route(administratorsApi.createAdministratorInvite, createAdministratorInvite),
  route(administratorsApi.resendAdministratorInvite, resendAdministratorInvite),
  route(administratorsApi.revokeAdministratorInvite, revokeAdministratorInvite),
  route(administratorsApi.removeAdministrator, removeAdministrator),

  route(invitesApi.getInvite, getInvite),
  route(invitesApi.registerByInvite, registerByInvite, passwords),
  route(invitesApi.confirmInvite, confirmInvite, passwords),
];

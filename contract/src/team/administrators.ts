import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { pageOf, pageQuery } from '../kit/paging.ts';
import { teamLabels } from './team.labels.ts';
import { InviteDraft, InviteStatus, teamPersonSchema, teamSort } from './team.ts';

/** An administrator of a platform, or an invite to become one. */
export const Administrator = teamPersonSchema(z.literal('admin'));
export type Administrator = z.output<typeof Administrator>;

const PATH = '/v1/admin/applications/:applicationId';
const superadmin = { permission: 'role:superadmin', scope: 'all' } as const;

/** Administrators and invites of one platform, with only the newest of several invites to one address. */
export const listAdministrators = endpoint({
  name: 'listAdministrators',
  method: 'GET',
  path: `${PATH}/users`,
  ...superadmin,
  query: pageQuery({ sort: teamSort, filters: { status: InviteStatus.optional() } }),
  reply: pageOf('users', Administrator),
  labels: teamLabels,
});

/** The invites to administer the platform, including accepted ones. */
export const listAdministratorInvites = endpoint({
  name: 'listAdministratorInvites',
  method: 'GET',
  path: `${PATH}/invites`,
  ...superadmin,
  query: pageQuery({ sort: teamSort, filters: { status: InviteStatus.optional() } }),
  reply: pageOf('invites', Administrator),
  labels: teamLabels,
});

/** Mails a link that works for 7 days; accepting the invite gives the role for this platform and its children. */
export const createAdministratorInvite = endpoint({
  name: 'createAdministratorInvite',
  method: 'POST',
  path: `${PATH}/invites`,
  ...superadmin,
  body: InviteDraft,
  reply: { invite: Administrator },
  problems: ['invite.oneself', 'throttle'],
  labels: teamLabels,
});

export const resendAdministratorInvite = endpoint({
  name: 'resendAdministratorInvite',
  method: 'POST',
  path: `${PATH}/invites/:inviteId/resend`,
  ...superadmin,
  reply: { invite: Administrator },
  status: 200,
  problems: ['invite.accepted', 'invite.gone', 'invite.member', 'invite.oneself', 'invite.open', 'throttle'],
});

export const revokeAdministratorInvite = endpoint({
  name: 'revokeAdministratorInvite',
  method: 'DELETE',
  path: `${PATH}/invites/:inviteId`,
  ...superadmin,
  reply: 'nothing',
  problems: ['invite.accepted', 'invite.gone'],
});

export const removeAdministrator = endpoint({
  name: 'removeAdministrator',
  method: 'DELETE',
  path: `${PATH}/users/:userId`,
  ...superadmin,
  reply: 'nothing',
});

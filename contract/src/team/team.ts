import { TEAM_ROLES } from '@move/domain/access/roles.ts';
import { INVITE_STATUSES } from '@move/domain/team/invite.ts';
import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { Email, Flag, Id, Instant, PersonName } from '../kit/fields.ts';
import { pageOf, pageQuery } from '../kit/paging.ts';
import { teamLabels } from './team.labels.ts';

export const TeamRole = z.enum(TEAM_ROLES);
export const InviteStatus = z.enum(INVITE_STATUSES);

/** A row of the team: a member (`user_id`) or an invite (`invite_id`), never both. */
export const teamPersonSchema = <Role extends z.ZodType>(role: Role) =>
  z.strictObject({
    /** `member-12` or `invite-7`: identifies a row of the list. The paths take `user_id` and `invite_id`. */
    key: z.string(),
    user_id: Id.nullable(),
    invite_id: Id.nullable(),
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    avatar_url: z.string().nullable(),
    role,
    status: InviteStatus,
    invited_at: Instant.nullable(),
    accepted_at: Instant.nullable(),
    /** The member's login is closed; the role stays. */
    is_closed: Flag,
  });

/** A member of a team, or an invite to become one. */
export const TeamPerson = teamPersonSchema(TeamRole);
export type TeamPerson = z.output<typeof TeamPerson>;

export const teamSort = ['name', 'email', 'role', 'status', 'invited_at', 'accepted_at'] as const;

export const InviteDraft = z.object({ first_name: PersonName, last_name: PersonName, email: Email });

const PATH = '/v1/admin/organizations/:organizationId';

/** Members and invites in one list, with only the newest of several invites to one address. */
export const listTeam = endpoint({
  name: 'listTeam',
  method: 'GET',
  path: `${PATH}/team`,
  permission: ['manage-team', 'view-organization'],
  scope: 'organization',
  query: pageQuery({
    sort: teamSort,
    filters: { role: TeamRole.optional(), status: InviteStatus.optional() },
  }),
  reply: pageOf('team', TeamPerson),
  labels: teamLabels,
});

/** Mails a link that works for 7 days. The role can't be above the caller's own. */
export const createInvite = endpoint({
  name: 'createInvite',
  method: 'POST',
  path: `${PATH}/invites`,
  permission: 'manage-team',
  scope: 'organization',
  body: InviteDraft.extend({ role: TeamRole }),
  reply: { invite: TeamPerson },
  problems: ['invite.oneself', 'throttle'],
  labels: teamLabels,
  refusesImpersonation: true,
});

/** Mails a new link that works for 7 days; the old one stops working. */
export const resendInvite = endpoint({
  name: 'resendInvite',
  method: 'POST',
  path: `${PATH}/invites/:inviteId/resend`,
  permission: 'manage-team',
  scope: 'organization',
  reply: { invite: TeamPerson },
  status: 200,
  problems: ['invite.accepted', 'invite.gone', 'invite.member', 'invite.oneself', 'invite.open', 'throttle'],
  refusesImpersonation: true,
});

export const revokeInvite = endpoint({
  name: 'revokeInvite',
  method: 'DELETE',
  path: `${PATH}/invites/:inviteId`,
  permission: 'manage-team',
  scope: 'organization',
  reply: 'nothing',
  problems: ['invite.accepted', 'invite.gone'],
});

/** Gives another role. The last member with role organization keeps it. */
export const updateMember = endpoint({
  name: 'updateMember',
  method: 'PUT',
  path: `${PATH}/team/:userId`,
  permission: 'manage-team',
  scope: 'organization',
  body: z.object({ role: TeamRole }),
  reply: { member: TeamPerson },
  problems: ['team.last', 'team.oneself'],
  labels: teamLabels,
  refusesImpersonation: true,
});

/** Removes a member from the team; the login stays. */
export const removeMember = endpoint({
  name: 'removeMember',
  method: 'DELETE',
  path: `${PATH}/team/:userId`,
  permission: 'manage-team',
  scope: 'organization',
  reply: 'nothing',
  problems: ['team.last'],
});

import { PLATFORM_ROLES, ROLES } from '@move/domain/access/roles.ts';
import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { Id, Instant, Named, QueryId, refused, text } from '../kit/fields.ts';
import { dayRange } from '../kit/filters/ranges.ts';
import { userLabels } from './users.labels.ts';
import { pageOf, pageQuery } from '../kit/paging.ts';
import { User } from './access.ts';

/** A user with all roles. */
export const UserWithRoles = z.strictObject({
  id: Id,
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  avatar_url: z.string().nullable(),
  roles: z.array(
    z.strictObject({ role: z.enum(ROLES), organization: Named.nullable(), application: Named.nullable() }),
  ),
  created_at: Instant,
  /** Null: not seen in the last two weeks. */
  last_seen_at: Instant.nullable(),
  /** When the login was closed; null: it is open. */
  closed_at: Instant.nullable(),
});
export type UserWithRoles = z.output<typeof UserWithRoles>;

/** Roles that only a superadmin gives. The roles in an organisation are given by its team. */
const GivenRole = z.enum(PLATFORM_ROLES);

const isPlaced = ({ role, application_id }: { role: string; application_id?: number | undefined }) =>
  (role === 'admin') === (application_id !== undefined);
const misplaced = { ...refused('required'), path: ['application_id'] };

/** The caller's own password. Required when the role superadmin or the login of a superadmin changes (docs/rules/access.md#superadmins). */
const OwnPassword = { current_password: z.string().max(1_000).nullable().optional() };
const passwordProblems = ['password.current', 'throttle'] as const;

const PATH = '/v1/admin/users';
const superadmin = { permission: 'role:superadmin', scope: 'all' } as const;

/** All users. */
export const listUsers = endpoint({
  name: 'listUsers',
  method: 'GET',
  path: PATH,
  ...superadmin,
  query: pageQuery({
    sort: ['name', 'email', 'created_at'],
    filters: {
      role: z.enum(ROLES).optional(),
      applicationId: QueryId.optional(),
      login: z.enum(['open', 'closed']).optional(),
      /** Days of this filter and the next are in the country's time zone, since a user belongs to no platform. */
      createdOn: dayRange({ canBeEmpty: false }).optional(),
      lastSeenOn: dayRange({ canBeEmpty: true }).optional(),
    },
  }),
  reply: pageOf('users', UserWithRoles),
  labels: userLabels,
});

/** Makes a user superadmin, which requires the caller's password, or administrator of a platform and its children. */
export const giveUserRole = endpoint({
  name: 'giveUserRole',
  method: 'POST',
  path: `${PATH}/:userId/roles`,
  ...superadmin,
  body: z.object({ role: GivenRole, application_id: Id.optional(), ...OwnPassword }).refine(isPlaced, misplaced),
  reply: { user: UserWithRoles },
  problems: ['role.held', ...passwordProblems],
  labels: userLabels,
});

/** Removes the role superadmin or administrator. For superadmin it requires the caller's password; the last superadmin keeps the role. */
export const takeUserRole = endpoint({
  name: 'takeUserRole',
  method: 'POST',
  path: `${PATH}/:userId/roles/take`,
  ...superadmin,
  body: z.object({ role: GivenRole, application_id: Id.optional(), ...OwnPassword }).refine(isPlaced, misplaced),
  reply: 'nothing',
  problems: ['superadmin.last', ...passwordProblems],
  labels: userLabels,
});

/**
 * Closes the login: ends its sessions and blocks it until it is reopened. Roles and history stay. For a superadmin's login it requires the
 * caller's password.
 */
export const closeLogin = endpoint({
  name: 'closeLogin',
  method: 'POST',
  path: `${PATH}/:userId/close`,
  ...superadmin,
  body: z.object(OwnPassword),
  reply: { user: UserWithRoles },
  status: 200,
  problems: ['login.own', 'login.closed', 'superadmin.last', ...passwordProblems],
  labels: userLabels,
});

/** Reopens a closed login with its password and roles. For a superadmin's login it requires the caller's password. */
export const reopenLogin = endpoint({
  name: 'reopenLogin',
  method: 'POST',
  path: `${PATH}/:userId/reopen`,
  ...superadmin,
  body: z.object(OwnPassword),
  reply: { user: UserWithRoles },
  status: 200,
  problems: ['login.open', ...passwordProblems],
  labels: userLabels,
});

/**
 * Starts a session as that user for half an hour. It can't be refreshed, and calls about money or secrets are refused
 * (docs/rules/money.md#impersonation). Not possible for a superadmin. The audit trail names both users.
 */
export const impersonateUser = endpoint({
  name: 'impersonateUser',
  method: 'POST',
  path: `${PATH}/:userId/impersonate`,
  ...superadmin,
  body: z.object({ reason: text(500) }),
  reply: { api_token: z.string(), user: User, expires_at: Instant },
  problems: ['impersonation.superadmin', 'login.closed'],
  labels: userLabels,
  hasSecret: true,
});

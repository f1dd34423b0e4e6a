import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { Id, Instant } from '../kit/fields.ts';

/** A login on one device, from login to logout. Not a session of an activity. */
export const AuthSession = z.strictObject({
  id: Id,
  /** “Chrome”; null when the client didn't send it or it is unknown. */
  browser: z.string().nullable(),
  /** “Windows”; null when the client didn't send it or it is unknown. */
  system: z.string().nullable(),
  /** The IP address of the last refresh. */
  ip: z.string().nullable(),
  started_at: Instant,
  /** When the session was last used, to the hour: stored at the first use of a token and at each refresh. */
  last_used_at: Instant,
  /** The session of this call. */
  is_current: z.boolean(),
});
export type AuthSession = z.output<typeof AuthSession>;

const PROFILE = '/v1/admin/profile/sessions';
const USER = '/v1/admin/users/:userId/sessions';
const own = { permission: 'signed-in', scope: 'self' } as const;
const superadmin = { permission: 'role:superadmin', scope: 'all' } as const;
const reply = { sessions: z.array(AuthSession) };

/** The caller's sessions, last used first. */
export const listAuthSessions = endpoint({ name: 'listAuthSessions', method: 'GET', path: PROFILE, ...own, reply });

/** Ends one of the caller's sessions. Refused during impersonation. */
export const endAuthSession = endpoint({
  name: 'endAuthSession',
  method: 'DELETE',
  path: `${PROFILE}/:authSessionId`,
  ...own,
  reply: 'nothing',
  refusesImpersonation: true,
});

/** Ends all sessions of the caller except the current one. Refused during impersonation. */
export const endOtherAuthSessions = endpoint({
  name: 'endOtherAuthSessions',
  method: 'DELETE',
  path: PROFILE,
  ...own,
  reply: 'nothing',
  refusesImpersonation: true,
});

/** The sessions of a user. */
export const listUserAuthSessions = endpoint({
  name: 'listUserAuthSessions',
  method: 'GET',
  path: USER,
  ...superadmin,
  reply,
});

/** Ends all sessions of a user; for the caller's own user, all except the current one. */
export const endUserAuthSessions = endpoint({
  name: 'endUserAuthSessions',
  method: 'DELETE',
  path: USER,
  ...superadmin,
  reply: 'nothing',
});

/** Ends all sessions of a team member. 403 for an administrator or superadmin, and for a higher role than the caller's. */
export const endMemberAuthSessions = endpoint({
  name: 'endMemberAuthSessions',
  method: 'DELETE',
  path: '/v1/admin/organizations/:organizationId/team/:userId/sessions',
  permission: 'manage-team',
  scope: 'organization',
  reply: 'nothing',
});

import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { Id, Instant } from '../kit/fields.ts';

/** A login on one device: from logging in until logging out. Not a session of an activity. */
export const AuthSession = z.strictObject({
  id: Id,
  /** “Chrome”; null when the program didn't say or isn't known. */
  browser: z.string().nullable(),
  /** “Windows”; null when the program didn't say or isn't known. */
  system: z.string().nullable(),
  /** The IP address it was last renewed from. */
  ip: z.string().nullable(),
  started_at: Instant,
  /** Exact to the hour: written at the first use of a token and when it is renewed. */
  last_used_at: Instant,
  /** The session that asks. */
  is_current: z.boolean(),
});
export type AuthSession = z.output<typeof AuthSession>;

const PROFILE = '/v1/admin/profile/sessions';
const USER = '/v1/admin/users/:userId/sessions';
const own = { permission: 'signed-in', scope: 'self' } as const;
const superadmin = { permission: 'role:superadmin', scope: 'all' } as const;
const reply = { sessions: z.array(AuthSession) };

/** My sessions, the last used first. */
export const listAuthSessions = endpoint({ name: 'listAuthSessions', method: 'GET', path: PROFILE, ...own, reply });

/** Ends one of my sessions. Not while acting as someone else. */
export const endAuthSession = endpoint({
  name: 'endAuthSession',
  method: 'DELETE',
  path: `${PROFILE}/:authSessionId`,
  ...own,
  reply: 'nothing',
  refusesImpersonation: true,
});

/** Ends all my sessions but the one that asks. Not while acting as someone else. */
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

/** Ends all sessions of a user; the own ones but for the one that asks. */
export const endUserAuthSessions = endpoint({
  name: 'endUserAuthSessions',
  method: 'DELETE',
  path: USER,
  ...superadmin,
  reply: 'nothing',
});

/** Ends all sessions of a member of the team. Not those of an administrator or superadmin, nor of a higher role: 403. */
export const endMemberAuthSessions = endpoint({
  name: 'endMemberAuthSessions',
  method: 'DELETE',
  path: '/v1/admin/organizations/:organizationId/team/:userId/sessions',
  permission: 'manage-team',
  scope: 'organization',
  reply: 'nothing',
});

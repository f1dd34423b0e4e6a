import * as api from '@move/contract/access/access.ts';
import * as authSessions from '@move/contract/access/auth-sessions.ts';
import * as users from '@move/contract/access/users.ts';
import { route } from '../../platform/http/route.ts';
import { findAuthSessions } from './auth-sessions.queries.ts';
import { closeLogin } from './close-login.ts';
import {
  endAuthSession,
  endMemberAuthSessions,
  endOtherAuthSessions,
  endUserAuthSessions,
} from './end-auth-sessions.ts';
import { reopenLogin } from './reopen-login.ts';
import { giveUserRole, takeUserRole } from './give-role.ts';
import { impersonateUser } from './impersonate.ts';
import { login, logout } from './log-in.ts';
import { passwordLane } from './password-lane.ts';
import { refreshToken } from './refresh-token.ts';
import { getProfile, updateProfile } from './profile.ts';
import { forgotPassword, changePassword, resetPassword } from './reset-password.ts';
import { findPerson, findUsers } from './users.queries.ts';

const passwords = { through: passwordLane };

export const accessRoutes = [
  route(api.login, login, passwords),
  route(api.logout, logout),
  route(api.refreshToken, refreshToken),
  route(api.forgotPassword, forgotPassword),
  route(api.resetPassword, resetPassword, passwords),
  route(api.getProfile, getProfile),
  route(api.updateProfile, updateProfile),
  route(api.changePassword, changePassword, passwords),

  route(users.listUsers, async ({ db, query }) => {
    const { rows, meta } = await findUsers(db, query);
    return { users: rows, meta };
  }),
  route(users.giveUserRole, giveUserRole),
  route(users.takeUserRole, takeUserRole),
  route(users.impersonateUser, impersonateUser),
  route(users.closeLogin, closeLogin),
  route(users.reopenLogin, reopenLogin),
  route(authSessions.listAuthSessions, async ({ db, caller }) => ({
    sessions: await findAuthSessions(db, caller.user.id, caller.tokenId),
  })),
  route(authSessions.endAuthSession, endAuthSession),
  route(authSessions.endOtherAuthSessions, endOtherAuthSessions),
  route(authSessions.listUserAuthSessions, async ({ db, params, caller }) => {
    const { id } = await findPerson(db, params.userId);
    return { sessions: await findAuthSessions(db, id, caller.tokenId) };
  }),
  route(authSessions.endUserAuthSessions, endUserAuthSessions),
  route(authSessions.endMemberAuthSessions, endMemberAuthSessions),
];

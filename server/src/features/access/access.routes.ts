import {
  changePassword,
  forgotPassword,
  getProfile,
  login,
  logout,
  refreshToken,
  resetPassword,
  updateProfile,
} from '@move/contract/access/access.ts';
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
import { appoint, dismiss } from './give-role.ts';
import { actAs } from './impersonate.ts';
import { logIn, logOut } from './log-in.ts';
import { passwordLane } from './password-lane.ts';
import { refreshSession } from './refresh-token.ts';
import { readProfile, saveProfile } from './profile.ts';
import { askReset, changeOwnPassword, setPasswordByLink } from './reset-password.ts';
import { findPerson, findUsers } from './users.queries.ts';

const passwords = { through: passwordLane };

export const accessRoutes = [
  route(login, logIn, passwords),
  route(logout, logOut),
  route(refreshToken, refreshSession),
  route(forgotPassword, askReset),
  route(resetPassword, setPasswordByLink, passwords),
  route(getProfile, readProfile),
  route(updateProfile, saveProfile),
  route(changePassword, changeOwnPassword, passwords),

  route(users.listUsers, async ({ db, query }) => {
    const { rows, meta } = await findUsers(db, query);
    return { users: rows, meta };
  }),
  route(users.giveUserRole, appoint),
  route(users.takeUserRole, dismiss),
  route(users.impersonateUser, actAs),
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

import * as api from '@move/contract/access/access.ts';
import * as authSessionsApi from '@move/contract/access/auth-sessions.ts';
import * as usersApi from '@move/contract/access/users.ts';
import { route } from '../../platform/http/route.ts';
import { getProfile } from './access.queries.ts';
import { listAuthSessions, listUserAuthSessions } from './auth-sessions.queries.ts';
import { changePassword } from './change-password.ts';
import { closeLogin } from './close-login.ts';
import { endAuthSession } from './end-auth-session.ts';
import { endMemberAuthSessions } from './end-member-auth-sessions.ts';
import { endOtherAuthSessions } from './end-other-auth-sessions.ts';
import { endUserAuthSessions } from './end-user-auth-sessions.ts';
import { forgotPassword } from './forgot-password.ts';
import { giveUserRole } from './give-user-role.ts';
import { impersonateUser } from './impersonate-user.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { passwordLimit } from './password-limit.ts';
import { refreshToken } from './refresh-token.ts';
import { reopenLogin } from './reopen-login.ts';
import { resetPassword } from './reset-password.ts';
import { takeUserRole } from './take-user-role.ts';
import { updateProfile } from './update-profile.ts';
import { listUsers } from './users.queries.ts';

const passwords = { through: passwordLimit };

export const accessRoutes = [
  route(api.login, login, passwords),
  route(api.logout, logout),
  route(api.refreshToken, refreshToken),
  route(api.forgotPassword, forgotPassword),
  route(api.resetPassword, resetPassword, passwords),
  route(api.getProfile, getProfile),
  route(api.updateProfile, updateProfile),
  route(api.changePassword, changePassword, passwords),

  route(usersApi.listUsers, listUsers),
  route(usersApi.giveUserRole, giveUserRole, passwords),
  route(usersApi.takeUserRole, takeUserRole, passwords),
  route(usersApi.impersonateUser, impersonateUser),
  route(usersApi.closeLogin, closeLogin, passwords),
  route(usersApi.reopenLogin, reopenLogin, passwords),
  route(authSessionsApi.listAuthSessions, listAuthSessions),
  route(authSessionsApi.endAuthSession, endAuthSession),
  route(authSessionsApi.endOtherAuthSessions, endOtherAuthSessions),
  route(authSessionsApi.listUserAuthSessions, listUserAuthSessions),
  route(authSessionsApi.endUserAuthSessions, endUserAuthSessions),
  route(authSessionsApi.endMemberAuthSessions, endMemberAuthSessions),
];

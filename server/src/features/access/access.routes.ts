import * as api from '@move/contract/access/access.ts';
import * as authSessionsApi from '@move/contract/access/auth-sessions.ts';
import * as usersApi from '@move/contract/access/users.ts';
import { route } from '../../platform/http/route.ts';
import { getProfile } from './access.queries.ts';
import { listAuthSessions, listUserAuthSessions } from './auth-sessions/auth-sessions.queries.ts';
import { changePassword } from './passwords/change-password.ts';
import { closeLogin } from './login/close-login.ts';
import { endAuthSession } from './auth-sessions/end-auth-session.ts';
import { endMemberAuthSessions } from './auth-sessions/end-member-auth-sessions.ts';
import { endOtherAuthSessions } from './auth-sessions/end-other-auth-sessions.ts';
import { endUserAuthSessions } from './auth-sessions/end-user-auth-sessions.ts';
import { forgotPassword } from './passwords/forgot-password.ts';
import { giveUserRole } from './roles/give-user-role.ts';
import { impersonateUser } from './login/impersonate-user.ts';
import { login } from './login/login.ts';
import { logout } from './login/logout.ts';
import { passwordLimit } from './passwords/password-limit.ts';
import { refreshToken } from './login/refresh-token.ts';
import { reopenLogin } from './login/reopen-login.ts';
import { resetPassword } from './passwords/reset-password.ts';
import { takeUserRole } from './roles/take-user-role.ts';
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

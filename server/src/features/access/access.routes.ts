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
import { giveUserRole, impersonateUser, listUsers, takeUserRole } from '@move/contract/access/users.ts';
import { route } from '../../platform/http/route.ts';
import { appoint, dismiss } from './give-role.ts';
import { actAs } from './impersonate.ts';
import { logIn, logOut } from './log-in.ts';
import { passwordLane } from './password-lane.ts';
import { refreshSession } from './refresh-token.ts';
import { readProfile, saveProfile } from './profile.ts';
import { askReset, changeOwnPassword, setPasswordByLink } from './reset-password.ts';
import { findUsers } from './users.queries.ts';

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

  route(listUsers, async ({ db, query }) => {
    const { rows, meta } = await findUsers(db, query);
    return { users: rows, meta };
  }),
  route(giveUserRole, appoint),
  route(takeUserRole, dismiss),
  route(impersonateUser, actAs),
];

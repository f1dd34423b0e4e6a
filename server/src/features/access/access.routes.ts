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
import { route } from '../../platform/http/route.ts';
import { logIn, logOut, refreshSession } from './log-in.ts';
import { passwordLane } from './password-lane.ts';
import { readProfile, saveProfile } from './profile.ts';
import { askReset, changeOwnPassword, setPasswordByLink } from './reset-password.ts';

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
];

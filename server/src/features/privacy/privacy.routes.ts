import * as accounts from '@move/contract/privacy/account-data.ts';
import * as api from '@move/contract/privacy/personal-data.ts';
import { route } from '../../platform/http/route.ts';
import { passwordLane } from '../access/public.ts';
import { eraseOwnAccount, eraseUser } from './erase-account.ts';
import { erasePersonalData } from './erase-personal-data.ts';
import { exportOwnData } from './export-own-data.ts';
import { exportPersonalData } from './export-personal-data.ts';
import { getOwnErasure } from './own-erasure.ts';
import { getPersonalData } from './personal-data.queries.ts';

export const privacyRoutes = [
  route(api.getPersonalData, getPersonalData),
  route(api.exportPersonalData, exportPersonalData),
  route(api.erasePersonalData, erasePersonalData),
  route(accounts.exportOwnData, exportOwnData),
  route(accounts.getOwnErasure, getOwnErasure),
  route(accounts.eraseOwnAccount, eraseOwnAccount, { through: passwordLane }),
  route(accounts.eraseUser, eraseUser),
];

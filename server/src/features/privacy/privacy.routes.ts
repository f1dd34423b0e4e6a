import * as accountDataApi from '@move/contract/privacy/account-data.ts';
import * as profileDataApi from '@move/contract/privacy/profile-data.ts';
import * as api from '@move/contract/privacy/personal-data.ts';
import { bySender, fairLimit } from '../../platform/http/limits/fair-limit.ts';
import { route } from '../../platform/http/route.ts';
import { passwordLimit } from '../access/public.ts';
import { eraseOwnAccount } from './erasures/erase-own-account.ts';
import { eraseProfileData } from './erasures/erase-profile-data.ts';
import { erasePersonalData } from './erasures/erase-personal-data.ts';
import { eraseUser } from './erasures/erase-user.ts';
import { exportOwnData } from './exports/export-own-data.ts';
import { exportPersonalData } from './exports/export-personal-data.ts';
import { exportProfileData } from './exports/export-profile-data.ts';
import { getOwnErasure } from './erasures/get-own-erasure.ts';
import { getPersonalData } from './personal-data.queries.ts';
import { exportLimit } from './exports/zip-export.ts';

/** Calls take turns, since each searches all data of an organisation for a name. */
const inTurn = { through: bySender(fairLimit(2, { each: 5, all: 50 })) };

export const privacyRoutes = [
  route(api.getPersonalData, getPersonalData, inTurn),
  route(api.exportPersonalData, exportPersonalData, { through: exportLimit }),
  route(api.erasePersonalData, erasePersonalData, inTurn),
  route(accountDataApi.exportOwnData, exportOwnData, { through: exportLimit }),
  route(accountDataApi.getOwnErasure, getOwnErasure),
  route(accountDataApi.eraseOwnAccount, eraseOwnAccount, { through: passwordLimit }),
  route(accountDataApi.eraseUser, eraseUser),
  route(profileDataApi.exportProfileData, exportProfileData, { through: exportLimit }),
  route(profileDataApi.eraseProfileData, eraseProfileData),
];

import * as api from '@move/contract/privacy/personal-data.ts';
import { route } from '../../platform/http/route.ts';
import { erasePersonalData } from './erase-personal-data.ts';
import { exportPersonalData } from './export-personal-data.ts';
import { getPersonalData } from './personal-data.queries.ts';

export const privacyRoutes = [
  route(api.getPersonalData, getPersonalData),
  route(api.exportPersonalData, exportPersonalData),
  route(api.erasePersonalData, erasePersonalData),
];

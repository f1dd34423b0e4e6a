import * as versionApi from '@move/contract/check-in/check-in-version.ts';
import * as api from '@move/contract/check-in/check-in.ts';
import * as walkInsApi from '@move/contract/check-in/walk-ins.ts';
import { route } from '../../platform/http/route.ts';
import { getCheckInVersion, listCheckIn } from './check-in.queries.ts';
import { createWalkIn } from './create-walk-in.ts';
import { getToday } from './get-today.ts';
import { sendTap } from './send-tap.ts';

export const checkInRoutes = [
  route(api.getToday, getToday),
  route(api.listCheckIn, listCheckIn),
  route(versionApi.getCheckInVersion, getCheckInVersion),
  route(api.sendTap, sendTap),
  route(walkInsApi.createWalkIn, createWalkIn),
];

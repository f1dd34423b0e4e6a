import * as api from '@move/contract/profiles/profiles.ts';
import { bySender, fairLimit } from '../../platform/http/limits/fair-limit.ts';
import { route } from '../../platform/http/route.ts';
import { createProfileToken } from './logins/create-profile-token.ts';
import { listOwnBookings } from './profiles.queries.ts';
import { removeProfileToken } from './logins/remove-profile-token.ts';
import { sendProfileCode } from './logins/send-profile-code.ts';

/** Calls take turns, as other public reads do (docs/adr/0024-public-reads-take-turns.md). */
const inTurn = { through: bySender(fairLimit(4, { each: 50, all: 500 })) };

export const profileRoutes = [
  route(api.sendProfileCode, sendProfileCode),
  route(api.createProfileToken, createProfileToken),
  route(api.removeProfileToken, removeProfileToken),
  route(api.listOwnBookings, listOwnBookings, inTurn),
];

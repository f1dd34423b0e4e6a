import * as api from '@move/contract/check-in/check-in.ts';
import { route } from '../../platform/http/route.ts';
import { sendTap } from './apply-tap.ts';
import { findPeople, findSession, findVersion } from './check-in.queries.ts';
import { getToday } from './find-today.ts';

export const checkInRoutes = [
  route(api.getToday, getToday),
  route(api.listCheckIn, async ({ db, params, caller, now }) => {
    // before the people: a change in between is then read again instead of missed
    const { version } = await findVersion(db, params);
    const session = await findSession(db, params, { userId: caller.user.id, now });
    return { session, people: await findPeople(db, params.sessionId), version, now: now.toISOString() };
  }),
  route(api.getCheckInVersion, ({ db, params }) => findVersion(db, params)),
  route(api.sendTap, sendTap),
];

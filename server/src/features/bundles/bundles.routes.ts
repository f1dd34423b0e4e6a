import {
  addBundleSessions,
  createBundle,
  getBundle,
  getBundleSession,
  listBundleSessions,
  listBundles,
  planBundleSessions,
  removeBundle,
  removeBundleSession,
  restoreBundle,
  updateBundle,
  updateBundleSession,
} from '@move/contract/bundles/bundles.ts';
import { gate } from '@move/domain/access/gate.ts';
import { route } from '../../platform/http/route.ts';
import { changeSession, findSession, findSessions } from '../sessions/public.ts';
import { planGridInBundle, takeInSessions } from './add-bundle-sessions.ts';
import { findBundle, findBundles, refuseOutsider } from './bundles.queries.ts';
import { addBundle, changeBundle } from './change-bundle.ts';
import { bringBackBundle, dropBundle } from './remove-bundle.ts';
import { dropBundleSession } from './remove-bundle-session.ts';

export const bundleRoutes = [
  route(listBundles, ({ db, query, params }) => findBundles(db, query, params)),
  route(createBundle, addBundle),
  route(getBundle, async ({ db, params, caller }) => {
    const may = { update: gate(caller).can('edit-activity') };
    return { bundle: { ...(await findBundle(db, params)), may } };
  }),
  route(updateBundle, changeBundle),
  route(removeBundle, dropBundle),
  route(restoreBundle, bringBackBundle),
  route(listBundleSessions, async ({ db, query, params, now }) => {
    await findBundle(db, params);
    return findSessions(db, { ...query, bundleId: params.bundleId }, { ...params, now });
  }),
  route(addBundleSessions, takeInSessions),
  route(planBundleSessions, planGridInBundle),
  route(getBundleSession, async ({ db, params, now }) => {
    await refuseOutsider(db, params);
    return { session: await findSession(db, params, now) };
  }),
  route(updateBundleSession, async (call) => {
    await refuseOutsider(call.db, call.params);
    return changeSession(call);
  }),
  route(removeBundleSession, dropBundleSession),
];

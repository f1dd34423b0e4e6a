import * as api from '@move/contract/bundles/bundles.ts';
import { gate } from '@move/domain/access/gate.ts';
import { route } from '../../platform/http/route.ts';
import { updateSession, findSession, findSessions } from '../sessions/public.ts';
import { planBundleSessions, addBundleSessions } from './add-bundle-sessions.ts';
import { findBundle, findBundles, refuseOutsider } from './bundles.queries.ts';
import { createBundle, updateBundle } from './change-bundle.ts';
import { restoreBundle, removeBundle } from './remove-bundle.ts';
import { removeBundleSession } from './remove-bundle-session.ts';

export const bundleRoutes = [
  route(api.listBundles, ({ db, query, params }) => findBundles(db, query, params)),
  route(api.createBundle, createBundle),
  route(api.getBundle, async ({ db, params, caller }) => {
    const may = { update: gate(caller).can('edit-activity') };
    return { bundle: { ...(await findBundle(db, params)), may } };
  }),
  route(api.updateBundle, updateBundle),
  route(api.removeBundle, removeBundle),
  route(api.restoreBundle, restoreBundle),
  route(api.listBundleSessions, async ({ db, query, params, now }) => {
    await findBundle(db, params);
    return findSessions(db, { ...query, bundleId: params.bundleId }, { ...params, now });
  }),
  route(api.addBundleSessions, addBundleSessions),
  route(api.planBundleSessions, planBundleSessions),
  route(api.getBundleSession, async ({ db, params, now }) => {
    await refuseOutsider(db, params);
    return { session: await findSession(db, params, now) };
  }),
  route(api.updateBundleSession, async (call) => {
    await refuseOutsider(call.db, call.params);
    return updateSession(call);
  }),
  route(api.removeBundleSession, removeBundleSession),
];

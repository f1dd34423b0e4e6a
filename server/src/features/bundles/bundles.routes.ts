import * as api from '@move/contract/bundles/bundles.ts';
import { route } from '../../platform/http/route.ts';
import { addBundleSessions } from './sessions/add-bundle-sessions.ts';
import { getBundle, getBundleSession, listBundles, listBundleSessions } from './bundles.queries.ts';
import { createBundle } from './create-bundle.ts';
import { planBundleSessions } from './sessions/plan-bundle-sessions.ts';
import { removeBundleSession } from './sessions/remove-bundle-session.ts';
import { removeBundle } from './remove-bundle.ts';
import { restoreBundle } from './restore-bundle.ts';
import { updateBundleSession } from './sessions/update-bundle-session.ts';
import { updateBundle } from './update-bundle.ts';

export const bundleRoutes = [
  route(api.listBundles, listBundles),
  route(api.createBundle, createBundle),
  route(api.getBundle, getBundle),
  route(api.updateBundle, updateBundle),
  route(api.removeBundle, removeBundle),
  route(api.restoreBundle, restoreBundle),
  route(api.listBundleSessions, listBundleSessions),
  route(api.addBundleSessions, addBundleSessions),
  route(api.planBundleSessions, planBundleSessions),
  route(api.getBundleSession, getBundleSession),
  route(api.updateBundleSession, updateBundleSession),
  route(api.removeBundleSession, removeBundleSession),
];

import type { Crumb } from '../../platform/menu/crumbs.ts';
import { getActivity } from '@move/contract/activities/activities.ts';
import { type Bundle, getBundle, listBundles, listBundleSessions } from '@move/contract/bundles/bundles.ts';
import { getSession, listApplicationSessions, listSessions } from '@move/contract/sessions/sessions.ts';
import { activityPath } from '../activities/public.tsx';

export type ActivityParams = { organizationId: number; activityId: number };
export type BundleParams = ActivityParams & { bundleId: number };

export const bundlesPath = (params: ActivityParams) => `${activityPath(params)}/bundles`;
export const bundlePath = (params: BundleParams) => `${bundlesPath(params)}/${params.bundleId}`;

/** Reads that show bundles, or count them and their sessions. */
export const bundleReads = [
  listBundles,
  getBundle,
  listBundleSessions,
  listSessions,
  listApplicationSessions,
  getSession,
  getActivity,
];

/** The breadcrumb of a bundle's sessions: the activity, then the bundle. */
export function bundleCrumb(params: BundleParams, bundle: Bundle): Crumb {
  const parent = { name: bundle.activity.name, href: bundlesPath(params) };
  return { name: bundle.name, href: `${bundlePath(params)}/sessions`, parent };
}

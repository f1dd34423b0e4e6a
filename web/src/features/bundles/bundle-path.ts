import { useRead } from '../../platform/api/reads.ts';
import type { Crumb } from '../../platform/menu/crumbs.ts';
import { getActivity } from '@move/contract/activities/activities.ts';
import { getBundle, listBundles, listBundleSessions } from '@move/contract/bundles/bundles.ts';
import { getSession, listApplicationSessions, listSessions } from '@move/contract/sessions/sessions.ts';
import { activityPath } from '../activities/public.tsx';

export type ActivityAddress = { organizationId: number; activityId: number };
export type BundleAddress = ActivityAddress & { bundleId: number };

export const bundlesPath = (address: ActivityAddress) => `${activityPath(address)}/bundles`;
export const bundlePath = (address: BundleAddress) => `${bundlesPath(address)}/${address.bundleId}`;

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

/** The bundle, and before it the activity, for the breadcrumb of its sessions; undefined while it loads. */
export function useBundleCrumb(address: BundleAddress): Crumb | undefined {
  const bundle = useRead(getBundle, { params: address }).data?.bundle;
  if (bundle === undefined) return undefined;
  const parent = { name: bundle.activity.name, href: bundlesPath(address) };
  return { name: bundle.name, href: `${bundlePath(address)}/sessions`, parent };
}

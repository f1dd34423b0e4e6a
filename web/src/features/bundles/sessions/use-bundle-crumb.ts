import { getBundle } from '@move/contract/bundles/bundles.ts';
import type { Crumb } from '../../../platform/menu/crumbs.ts';
import { useRead } from '../../../platform/api/reads.ts';
import { type BundleAddress, bundlePath, bundlesPath } from '../bundle-path.ts';

/** The bundle, and before it the activity, for the breadcrumb of its sessions; undefined while it loads. */
export function useBundleCrumb(address: BundleAddress): Crumb | undefined {
  const bundle = useRead(getBundle, { params: address }).data?.bundle;
  if (bundle === undefined) return undefined;
  const parent = { name: bundle.activity.name, href: bundlesPath(address) };
  return { name: bundle.name, href: `${bundlePath(address)}/sessions`, parent };
}

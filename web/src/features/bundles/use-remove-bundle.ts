import { type BundleRow, removeBundle, restoreBundle } from '@move/contract/bundles/bundles.ts';
import type { ReactNode } from 'react';
import { useMessages } from '../../platform/messages.ts';
import { useConfirm } from '../../screens/confirm.tsx';
import { useRemove } from '../../screens/use-remove.ts';
import { type ActivityAddress, bundleReads } from './bundle-path.ts';
import { bundleMessages } from './bundles.messages.ts';

type Removed = Pick<BundleRow, 'id' | 'name' | 'taken'>;

/** Removes at once, with undo; asks first when people take part. Render the second value once. */
export function useRemoveBundle(address: ActivityAddress): [(bundle: Removed) => Promise<boolean>, ReactNode] {
  const t = useMessages(bundleMessages).removing;
  const [confirm, dialog] = useConfirm();
  const { remove } = useRemove({ remove: removeBundle, restore: restoreBundle, invalidates: bundleReads });
  const ask = async ({ id, name, taken }: Removed) => {
    const params = { ...address, bundleId: id };
    if (taken === 0) return remove({ params }, name);
    const isMeant = await confirm({
      title: t.title(name),
      text: t.text(taken),
      confirmLabel: t.confirm(taken),
      isDanger: true,
    });
    return isMeant && remove({ params, query: { force: '1' } }, name);
  };
  return [ask, dialog];
}

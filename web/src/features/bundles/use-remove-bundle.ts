import { type BundleRow, removeBundle, restoreBundle } from '@move/contract/bundles/bundles.ts';
import type { ReactNode } from 'react';
import { useCall } from '../../platform/calls.ts';
import { passes, useGate } from '../../platform/gate.tsx';
import { useMessages } from '../../platform/messages.ts';
import { useNavigate } from '../../platform/navigation.tsx';
import { notify } from '../../platform/notify.ts';
import { useConfirm } from '../../screens/confirm.tsx';
import { useRemove } from '../../screens/use-remove.ts';
import { type ActivityAddress, bundleReads } from './bundle-path.ts';
import { bundleMessages } from './bundles.messages.ts';

type Removed = Pick<BundleRow, 'id' | 'name' | 'taken' | 'waitlist_count'>;

/**
 * Removes at once, with undo; asks first when people take part or wait, for whom it is final: they get a mail and their
 * money back, which the result for each person shows. Returns whether to leave the screen of the bundle. Render the second value once.
 */
export function useRemoveBundle(address: ActivityAddress): [(bundle: Removed) => Promise<boolean>, ReactNode] {
  const t = useMessages(bundleMessages).removing;
  const [confirm, dialog] = useConfirm();
  const { remove } = useRemove({ remove: removeBundle, restore: restoreBundle, invalidates: bundleReads });
  const cancelAll = useCall(removeBundle, { invalidates: bundleReads });
  const navigate = useNavigate();
  const maySeeResult = passes({ all: ['view-rates', 'manage-participants'] }, useGate());
  const ask = async ({ id, name, taken, waitlist_count }: Removed) => {
    const params = { ...address, bundleId: id };
    if (taken + waitlist_count === 0) return remove({ params }, name);
    const isMeant = await confirm({
      title: t.title(name),
      text: [
        ...(taken > 0 ? [t.text(taken)] : []),
        ...(waitlist_count > 0 ? [t.waiting(waitlist_count)] : []),
        t.final,
      ].join(' '),
      confirmLabel: taken > 0 ? t.confirm(taken) : t.confirmAlone,
      isDanger: true,
    });
    if (!isMeant || !(await cancelAll.call({ params, query: { force: '1' } })).ok) return false;
    notify.success(t.done(name));
    if (taken === 0 || !maySeeResult) return true;
    navigate(`/organizations/${address.organizationId}/finances/cancellations?bundleId=${id}`);
    return false;
  };
  return [ask, dialog];
}

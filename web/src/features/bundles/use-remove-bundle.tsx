import { type BundleRow, removeBundle, restoreBundle } from '@move/contract/bundles/bundles.ts';
import type { ReactNode } from 'react';
import { useCall } from '../../platform/api/calls.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { notify } from '../../platform/notify.ts';
import { useConfirm } from '../../screens/confirm.tsx';
import { useRemove } from '../../screens/use-remove.ts';
import { quoteForConfirmation, useMayQuoteCancellation, useShowCancellation } from '../cancellations/public.tsx';
import { type ActivityParams, bundleReads } from './bundle-path.ts';
import { bundleMessages } from './bundles.messages.ts';

type Removed = Pick<BundleRow, 'id' | 'name' | 'taken' | 'has_participants' | 'waitlist_count'>;

/**
 * Removes a bundle at once, with undo. If it has participants or waiting-list entries, a dialog asks first and there is no undo: those
 * people are mailed and participants are refunded. If there were participants, a user who may see refunds is sent to the result. The
 * function returns whether the caller must leave the screen of the bundle: false also when the result was opened. Render the dialog once.
 */
export function useRemoveBundle(activityParams: ActivityParams): [(bundle: Removed) => Promise<boolean>, ReactNode] {
  const t = useMessages(bundleMessages).removing;
  const [confirm, dialog] = useConfirm();
  const { remove } = useRemove({ remove: removeBundle, restore: restoreBundle, invalidates: bundleReads });
  const cancelAll = useCall(removeBundle, { invalidates: bundleReads });
  const show = useShowCancellation(activityParams.organizationId);
  const mayQuote = useMayQuoteCancellation();
  const ask = async ({ id, name, taken, has_participants: isCanceled, waitlist_count }: Removed) => {
    const params = { ...activityParams, bundleId: id };
    if (taken + waitlist_count === 0) return remove({ params }, name);
    const quote = isCanceled && mayQuote ? await quoteForConfirmation(params) : undefined;
    if (quote === null) return false;
    const waiting = waitlist_count > 0 ? t.waiting(waitlist_count) : null;
    const isMeant = await confirm({
      title: isCanceled ? t.cancel.title(name) : t.title(name),
      text: (
        <>
          {quote === undefined ? isCanceled && t.text(taken) : quote}
          <p style={{ margin: '10px 0 0' }}>
            {[waiting, isCanceled ? t.cancel.stays : null, t.final].filter((part) => part !== null).join(' ')}
          </p>
        </>
      ),
      confirmLabel: isCanceled ? t.cancel.confirm : t.confirmAlone,
      ...(isCanceled && { cancelLabel: t.cancel.keep }),
      isDanger: true,
    });
    if (!isMeant || !(await cancelAll.call({ params, query: { force: '1' } })).ok) return false;
    notify.success(isCanceled ? t.cancel.done(name) : t.done(name));
    return !(isCanceled && show({ bundleId: id }));
  };
  return [ask, dialog];
}

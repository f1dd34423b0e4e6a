import {
  type ActivityRow,
  listActivities,
  listAllActivities,
  removeActivity,
  restoreActivity,
} from '@move/contract/activities/activities.ts';
import type { ReactNode } from 'react';
import { useCall } from '../../../platform/api/calls.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { notify } from '../../../platform/notify.ts';
import { useConfirm } from '../../../screens/confirm.tsx';
import { useRemove } from '../../../screens/use-remove.ts';
import { quoteForConfirmation, useMayQuoteCancellation, useShowCancellation } from '../../cancellations/public.tsx';
import { removalMessages } from './removal.messages.ts';

const activityReads = [listActivities, listAllActivities];

type Removed = Pick<ActivityRow, 'id' | 'name' | 'participants_count' | 'waiting_count' | 'sessions_count'>;

/**
 * Removes an activity at once, with undo. If it has participants or waiting-list entries, a dialog asks first and there is no undo: those
 * people are mailed and participants are refunded. If there were participants, a user who may see refunds is sent to the result. `remove`
 * returns whether the caller must leave the screen of the activity: false also when the result was opened. Render `dialog` once.
 */
export function useRemoveActivity(
  organizationId: number,
): [remove: (activity: Removed) => Promise<boolean>, dialog: ReactNode] {
  const { removing: t, canceling } = useMessages(removalMessages);
  const [confirm, dialog] = useConfirm();
  const { remove } = useRemove({
    remove: removeActivity,
    restore: restoreActivity,
    invalidates: activityReads,
  });
  const cancelAll = useCall(removeActivity, { invalidates: activityReads });
  const show = useShowCancellation(organizationId);
  const mayQuote = useMayQuoteCancellation();
  const ask = async ({ id, name, participants_count, waiting_count, sessions_count }: Removed) => {
    const params = { organizationId, activityId: id };
    if (participants_count + waiting_count === 0) return remove({ params }, name);
    const isCanceled = participants_count > 0;
    const waiting = waiting_count > 0 ? t.waiting(waiting_count) : null;
    const quote = isCanceled && mayQuote ? await quoteForConfirmation(params) : undefined;
    if (quote === null) return false;
    const isMeant = await confirm({
      title: isCanceled ? canceling.title(name) : t.title(name),
      text: (
        <>
          {isCanceled && <p style={{ margin: '0 0 10px' }}>{canceling.text(sessions_count)}</p>}
          {quote === undefined ? isCanceled && t.text(participants_count, sessions_count) : quote}
          <p style={{ margin: '10px 0 0' }}>{[waiting, t.final].filter((part) => part !== null).join(' ')}</p>
        </>
      ),
      confirmLabel: isCanceled ? canceling.confirm : t.confirmAlone,
      ...(isCanceled && { cancelLabel: canceling.keep }),
      isDanger: true,
    });
    if (!isMeant || !(await cancelAll.call({ params, query: { force: '1' } })).ok) return false;
    notify.success(isCanceled ? canceling.done(name) : t.done(name));
    return !(isCanceled && show({ activityId: id }));
  };
  return [ask, dialog];
}

import {
  type ActivityRow,
  listActivities,
  listAllActivities,
  removeActivity,
  restoreActivity,
} from '@move/contract/activities/activities.ts';
import type { ReactNode } from 'react';
import { passes, useGate } from '../../platform/gate.tsx';
import { useMessages } from '../../platform/messages.ts';
import { useNavigate } from '../../platform/navigation.tsx';
import { useConfirm } from '../../screens/confirm.tsx';
import { useRemove } from '../../screens/use-remove.ts';
import { activityMessages } from './activities.messages.ts';

type Removed = Pick<ActivityRow, 'id' | 'name' | 'participants_count' | 'waiting_count' | 'sessions_count'>;

/**
 * Removes at once, with undo; asks first when people take part, and then shows the result for each person. Returns whether to leave the
 * screen of the activity. Render the second value once.
 */
export function useRemoveActivity(
  organizationId: number,
): [remove: (activity: Removed) => Promise<boolean>, dialog: ReactNode] {
  const t = useMessages(activityMessages).removing;
  const [confirm, dialog] = useConfirm();
  const { remove } = useRemove({
    remove: removeActivity,
    restore: restoreActivity,
    invalidates: [listActivities, listAllActivities],
  });
  const navigate = useNavigate();
  const maySeeResult = passes({ all: ['view-rates', 'manage-participants'] }, useGate());
  const ask = async ({ id, name, participants_count, waiting_count, sessions_count }: Removed) => {
    const params = { organizationId, activityId: id };
    if (participants_count + waiting_count === 0) return remove({ params }, name);
    const isMeant = await confirm({
      title: t.title(name),
      text: [
        ...(participants_count > 0 ? [t.text(participants_count, sessions_count)] : []),
        ...(waiting_count > 0 ? [t.waiting(waiting_count)] : []),
      ].join(' '),
      confirmLabel: participants_count > 0 ? t.confirm(participants_count) : t.confirmAlone,
      isDanger: true,
    });
    if (!isMeant || !(await remove({ params, query: { force: '1' } }, name))) return false;
    if (participants_count === 0 || !maySeeResult) return true;
    navigate(`/organizations/${organizationId}/finances/cancellations?activityId=${id}`);
    return false;
  };
  return [ask, dialog];
}

import { cancelSession, removeSession, type SessionRow } from '@move/contract/sessions/sessions.ts';
import { IconCalendarOff, IconTrash } from '@tabler/icons-react';
import { useCan } from '../../../platform/session/gate.tsx';
import { useMessages } from '../../../platform/texts/messages.ts';
import type { MenuItem } from '../../../ui/overlays/menus/ActionMenu.tsx';
import { sessionMessages } from '../sessions.messages.ts';

export type Ending = 'cancel' | 'remove';
type EndingRow = Pick<SessionRow, 'status' | 'is_past' | 'has_participants'>;

const icon = { size: 17, stroke: 1.75, 'aria-hidden': true } as const;

/**
 * The menu entries that cancel a session, or remove a session without participants. A session that has begun or is already canceled has no
 * entries (docs/rules/planning.md#canceling-sessions).
 */
export function useEndingItems(): (row: EndingRow, onChoose: (ending: Ending) => void) => MenuItem[] {
  const t = useMessages(sessionMessages).remove;
  const mayCancel = useCan(cancelSession);
  const mayRemove = useCan(removeSession);
  return (row, onChoose) => {
    if (row.is_past || row.status === 'canceled') return [];
    const cancel = { label: t.cancelAction, icon: <IconCalendarOff {...icon} />, onClick: () => onChoose('cancel') };
    const remove = { label: t.action, icon: <IconTrash {...icon} />, onClick: () => onChoose('remove') };
    return [...(mayCancel ? [cancel] : []), ...(mayRemove && !row.has_participants ? [remove] : [])].map((item) => ({
      ...item,
      isDanger: true,
    }));
  };
}

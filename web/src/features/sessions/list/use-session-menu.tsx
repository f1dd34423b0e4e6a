import { getSession, type Session } from '@move/contract/sessions/sessions.ts';
import { IconEye, IconUsers } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useCan } from '../../../platform/session/gate.tsx';
import { useMessages } from '../../../platform/texts/messages.ts';
import { notifyError } from '../../../platform/notify.ts';
import { fetchQuery } from '../../../platform/api/reads.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import type { MenuItem } from '../../../ui/overlays/menus/ActionMenu.tsx';
import type { CalendarRow } from '../calendar/calendar-row.ts';
import { type Ending, useEndingItems } from '../remove/use-ending-items.tsx';
import { sessionPath } from './session-columns.tsx';
import { sessionMessages } from '../sessions.messages.ts';

const DeleteDialog = lazyPart(() => import('../remove/DeleteDialog.tsx').then((module) => module.DeleteDialog));

/** The menu of a session in a list or calendar. A session that has begun can't be canceled or removed. Render the dialogs once. */
export function useSessionMenu(): [(row: CalendarRow) => MenuItem[], ReactNode] {
  const t = useMessages(sessionMessages);
  const ending = useEndingItems();
  const maySeePeople = useCan('manage-participants');
  const [asked, setAsked] = useState<{ session: Session; kind: Ending } | null>(null);
  const close = () => setAsked(null);
  const menu = (row: CalendarRow): MenuItem[] => [
    { label: t.open, icon: <IconEye size={17} stroke={1.75} aria-hidden />, href: sessionPath(row) },
    ...(maySeePeople
      ? [
          {
            label: t.tabs.participants,
            icon: <IconUsers size={17} stroke={1.75} aria-hidden />,
            href: `${sessionPath(row)}?tab=participants`,
          },
        ]
      : []),
    'divider',
    ...ending(row, (kind) => void readSession(row).then((session) => setAsked({ session, kind }), notifyError)),
  ];
  const dialog = asked && (
    <DeleteDialog session={asked.session} isCanceling={asked.kind === 'cancel'} onClose={close} onDone={close} />
  );
  return [menu, dialog];
}

/** Reads a session again, with its series and the number of people in it. */
export async function readSession({
  id,
  activity,
  organization,
}: Pick<CalendarRow, 'id' | 'activity' | 'organization'>): Promise<Session> {
  const params = { organizationId: organization.id, activityId: activity.id, sessionId: id };
  return (await fetchQuery(getSession, { params })).session;
}

import type { CheckInSession } from '@move/contract/check-in/check-in-records.ts';
import { splitName } from '@move/domain/participants/walk-in.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { notify } from '../../../platform/notify.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { fullName } from '../../../platform/texts/person-name.ts';
import { later } from '../../../ui/later.tsx';
import { checkInMessages } from '../check-in.messages.ts';
import type { QueuedWalkIn } from '../offline/tap-queue.ts';
import type { ShownPerson } from '../people/attendance.ts';

const load = () => import('./WalkInDialog.tsx').then((module) => module.WalkInDialog);
const WalkInDialog = later(load);

type Adding = {
  session: CheckInSession;
  mayMarkPaid: boolean;
  addWalkIn: (walkIn: QueuedWalkIn, id?: string) => void;
  onAdded: () => void;
};

type Asked = { id?: string; initial: QueuedWalkIn };

/** Opens the dialog that adds a walk-in: with the name that was searched for, or with a refused one. Render the second value once. */
export function useAdding({ session, mayMarkPaid, addWalkIn, onAdded }: Adding) {
  const t = useMessages(checkInMessages).list.walkIn;
  const [asked, setAsked] = useState<Asked | null>(null);
  useEffect(() => {
    // loaded in advance, as there may be no network at the door
    load().catch(() => undefined);
  }, []);
  const add = (typed: string) => setAsked({ initial: { ...splitName(typed), date_of_birth: null, payment: null } });
  const edit = ({ id, walkIn }: ShownPerson) => {
    if (walkIn !== null) setAsked({ id: String(id), initial: walkIn });
  };
  const dialog: ReactNode = asked !== null && (
    <WalkInDialog
      {...{ session, mayMarkPaid }}
      initial={asked.initial}
      onAdd={(walkIn) => {
        addWalkIn(walkIn, asked.id);
        setAsked(null);
        notify.success(t.added(fullName(walkIn)));
        onAdded();
      }}
      onClose={() => setAsked(null)}
    />
  );
  return { add, edit, dialog };
}

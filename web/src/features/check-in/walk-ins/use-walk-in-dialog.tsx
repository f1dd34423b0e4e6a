import type { CheckInSession } from '@move/contract/check-in/check-in-records.ts';
import { splitName } from '@move/domain/participants/walk-in.ts';
import { type ReactNode, useState } from 'react';
import { notify } from '../../../platform/notify.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { fullName } from '../../../platform/texts/person-name.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { checkInMessages } from '../check-in.messages.ts';
import type { QueuedWalkIn, Refusal } from '../offline/tap-queue.ts';
import type { FormAnswer } from '../offline/tap-sending.ts';
import type { ShownPerson } from '../people/attendance.ts';

const WalkInDialog = lazyPart(() => import('./WalkInDialog.tsx').then((module) => module.WalkInDialog));

type Adding = {
  session: CheckInSession;
  mayMarkPaid: boolean;
  addWalkIn: (walkIn: QueuedWalkIn, options: { id?: string; isAbove: boolean }) => Promise<FormAnswer>;
  onAdded: () => void;
};

type Asked = { id?: string; initial: QueuedWalkIn };

/** Opens the dialog that adds a walk-in, filled with the searched name or with a refused walk-in. Render the dialog once. */
export function useWalkInDialog({ session, mayMarkPaid, addWalkIn, onAdded }: Adding) {
  const t = useMessages(checkInMessages).list.walkIn;
  const [asked, setAsked] = useState<Asked | null>(null);
  const add = (typed: string) => setAsked({ initial: { ...splitName(typed), date_of_birth: null, payment: null } });
  const edit = ({ id, walkIn }: ShownPerson) => {
    if (walkIn !== null) setAsked({ id: String(id), initial: walkIn });
  };
  const send = async (walkIn: QueuedWalkIn, isAbove: boolean): Promise<Refusal | null> => {
    const answer = await addWalkIn(walkIn, { ...(asked?.id !== undefined && { id: asked.id }), isAbove });
    if (answer.kind === 'refused') return answer;
    setAsked(null);
    if (answer.kind === 'noted') notify.success(t.added(fullName(walkIn)));
    else notify.info(t.queued(fullName(walkIn)));
    onAdded();
    return null;
  };
  const dialog: ReactNode = asked !== null && (
    <WalkInDialog {...{ session, mayMarkPaid }} initial={asked.initial} onAdd={send} onClose={() => setAsked(null)} />
  );
  return { add, edit, dialog };
}

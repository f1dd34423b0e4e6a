import { useEffect, useRef } from 'react';
import { useMessages } from '../../../platform/texts/messages.ts';
import { clearUndoable, offerUndo } from '../../../platform/notify.ts';
import type { ShownPerson } from './attendance.ts';
import { checkInMessages } from '../check-in.messages.ts';
import type { OnCheckIn } from './PersonRow.tsx';

/** Notes the check-in and shows an undo bar. If the tap is refused or overtaken, the bar is removed, because the row shows that result. */
export function useCheckInWithUndo(people: readonly ShownPerson[] | null, note: OnCheckIn): OnCheckIn {
  const t = useMessages(checkInMessages).list;
  const notifiedId = useRef<ShownPerson['id']>(undefined);
  useEffect(() => {
    const answer = people?.find(({ id }) => id === notifiedId.current)?.answer;
    if (answer?.kind !== 'refused' && answer?.kind !== 'overtaken') return;
    notifiedId.current = undefined;
    clearUndoable();
  }, [people]);
  return (person, status, isAbove) => {
    if (status === person.shown) return;
    note(person, status, isAbove);
    notifiedId.current = person.id;
    const back = () => note({ ...person, shown: status }, person.shown);
    offerUndo({ text: t.noted(`${person.first_name} ${person.last_name}`, status), undo: back });
  };
}

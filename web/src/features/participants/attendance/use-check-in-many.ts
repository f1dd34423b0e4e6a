import { checkInMany, listParticipants } from '@move/contract/participants/participants.ts';
import type { CheckIn } from '@move/domain/participants/participant.ts';
import { isErased } from '@move/domain/privacy/erased-person.ts';
import { useCall } from '../../../platform/api/calls.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { errorText, notify, offerUndo } from '../../../platform/notify.ts';
import { fetchQuery } from '../../../platform/api/reads.ts';
import { participantMessages } from '../participants.messages.ts';
import { type BookableParams, peopleReads, sessionParams } from '../bookable-scope.ts';

/** The most participants in one call. */
const PEOPLE_MAX = 10_000;

/** Notes the check-in of many participants at once, all of them or none. */
export function useCheckInMany(bookable: BookableParams) {
  const t = useMessages(participantMessages).checkIn;
  const note = useCall(checkInMany, { invalidates: peopleReads });
  const params = sessionParams(bookable);
  /** Returns why it was refused; null when it wasn't. */
  const setAll = async (ids: readonly number[], status: CheckIn): Promise<string | null> => {
    const result = await note.call({ params, body: { participants: ids.map((id) => ({ id, status })) } });
    return result.ok ? null : (errorText(result.error) ?? '');
  };

  /** Marks everyone without a check-in as present, except erased persons; one click undoes it. */
  const allPresent = async () => {
    const query = { checkIn: 'none' as const, itemsPerPage: PEOPLE_MAX };
    const { participants } = await fetchQuery(listParticipants, { params, query });
    const ids = participants.filter((row) => !isErased(row)).map((row) => row.id);
    if (ids.length === 0) return notify.info(t.nobody);
    if ((await setAll(ids, 'present')) !== null) return;
    const undo = async () => {
      if ((await setAll(ids, 'none')) === null) notify.success(t.undone);
    };
    offerUndo({ text: t.allDone(ids.length), undo: () => void undo() });
  };
  return { setAll, allPresent: () => void allPresent() };
}

import type { Participant } from '@move/contract/participants/participant.ts';
import type { ApiError } from '@move/contract/kit/client/client.ts';
import { checkIn, listParticipants } from '@move/contract/participants/participants.ts';
import type { CheckIn } from '@move/domain/participants/participant.ts';
import { useRef, useState } from 'react';
import { useCan } from '../../../platform/session/gate.tsx';
import { useCall } from '../../../platform/api/calls.ts';
import { invalidate } from '../../../platform/api/reads.ts';
import { type BookableParams, peopleReads, sessionParams } from '../bookable-scope.ts';

/**
 * The check-in of one person as last requested, even before the reply; a quick second choice is sent after the first, so that the last one
 * counts. When a participant who signed out returns to a full session, `onFull` asks whether to admit the person above the number of spots.
 */
export function useCheckIn(bookable: BookableParams, person: Participant, onFull: () => Promise<boolean>) {
  const [asked, setAsked] = useState<CheckIn | null>(null);
  const next = useRef<CheckIn | null>(null);
  const isRunning = useRef(false);
  const mayLetIn = useCan('override-limits');
  // an error in the field `session` means that the session is full
  const isQuestion = (error: ApiError) => mayLetIn && 'session' in error.errors;
  const note = useCall(checkIn, { showsErrors: isQuestion });
  const set = async (status: CheckIn) => {
    setAsked(status);
    next.current = status;
    if (isRunning.current) return;
    isRunning.current = true;
    while (next.current !== null) {
      const params = { ...sessionParams(bookable), participantId: person.id };
      const body = { status: next.current };
      next.current = null;
      const result = await note.call({ params, body });
      if (result.ok || !isQuestion(result.error) || !(await onFull())) continue;
      await note.call({ params, body: { ...body, override_capacity: true } });
    }
    isRunning.current = false;
    void invalidate(peopleReads.filter((read) => read !== listParticipants));
    await invalidate([listParticipants]);
    if (next.current === null) setAsked(null);
  };
  return { status: asked ?? person.check_in, set: (status: CheckIn) => void set(status) };
}

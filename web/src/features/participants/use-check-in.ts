import type { Participant } from '@move/contract/participants/participant.ts';
import { checkIn, listParticipants } from '@move/contract/participants/participants.ts';
import type { CheckIn } from '@move/domain/participants/participant.ts';
import { useRef, useState } from 'react';
import { useCall } from '../../platform/calls.ts';
import { forgetReads } from '../../platform/reads.ts';
import { type PeoplePlace, peopleReads, sessionOf } from './place.ts';

/**
 * The attendance of one person as it was last asked for, also while that is on its way; a quick second choice follows the
 * first, so that the last one counts.
 */
export function useCheckIn(place: PeoplePlace, person: Participant) {
  const [asked, setAsked] = useState<CheckIn | null>(null);
  const next = useRef<CheckIn | null>(null);
  const isRunning = useRef(false);
  const note = useCall(checkIn);
  const set = async (status: CheckIn) => {
    setAsked(status);
    next.current = status;
    if (isRunning.current) return;
    isRunning.current = true;
    while (next.current !== null) {
      const params = { ...sessionOf(place), participantId: person.id };
      const body = { status: next.current };
      next.current = null;
      await note.call({ params, body });
    }
    isRunning.current = false;
    void forgetReads(peopleReads.filter((read) => read !== listParticipants));
    await forgetReads([listParticipants]);
    if (next.current === null) setAsked(null);
  };
  return { status: asked ?? person.check_in, set: (status: CheckIn) => void set(status) };
}

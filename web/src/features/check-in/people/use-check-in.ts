import { listCheckIn } from '@move/contract/check-in/check-in.ts';
import type { CheckIn } from '@move/domain/participants/participant.ts';
import { useEffect, useMemo } from 'react';
import { newKey } from '../../../platform/api/calls.ts';
import { useSession } from '../../../platform/session/session.ts';
import { useStore } from '../../../platform/state/store.ts';
import { type ShownPerson, shownPeople } from './attendance.ts';
import { useKeptRead } from '../kept/kept-lists.ts';
import { serverNow } from '../offline/server-clock.ts';
import { tapOwner } from '../offline/tap-owner.ts';
import type { QueuedTap, QueuedWalkIn } from '../offline/tap-queue.ts';
import { sendTaps, startSending, tapQueue } from '../offline/tap-sending.ts';
import { useSendFromForm } from '../offline/use-send-from-form.ts';
import { useResumeAfterFailure } from '../offline/use-resume-after-failure.ts';
import { useLivePeople } from './use-live-people.ts';

const LISTS = [listCheckIn];

/** The taps of the logged-in user, of one session or of all. */
export function useTaps(sessionId?: number): readonly QueuedTap[] {
  const taps = useStore(tapQueue.taps);
  const session = useSession();
  useEffect(() => {
    void startSending();
  }, []);
  return useMemo(() => {
    const owner = tapOwner();
    return taps.filter((tap) => tap.owner === owner && (sessionId === undefined || tap.place.sessionId === sessionId));
    // oxlint-disable-next-line react/exhaustive-deps -- the session identifies the logged-in user
  }, [taps, sessionId, session]);
}

/** The participants of a session as this phone knows them, with functions to check them in and to add walk-ins. */
export function useCheckIn(place: QueuedTap['place']) {
  const { data, ...read } = useKeptRead(listCheckIn, { params: place });
  useResumeAfterFailure(useLivePeople(place, LISTS));
  const taps = useTaps(place.sessionId);
  const people = useMemo(() => (data === undefined ? null : shownPeople(data.people, taps)), [data, taps]);
  const sendFromForm = useSendFromForm();
  const note = (person: ShownPerson, status: CheckIn, isAbove = false) => {
    const owner = tapOwner();
    if (owner === null || status === person.shown) return;
    // a walk-in keeps its id, by which the server recognises it
    const tap = { id: person.walkIn === null ? newKey() : String(person.id), owner, place, participantId: person.id };
    const what = { status, seen: person.shown, isAbove, ...(person.walkIn !== null && { walkIn: person.walkIn }) };
    tapQueue.add({ ...tap, ...what, madeAt: serverNow() });
    void sendTaps();
  };
  const addWalkIn = (walkIn: QueuedWalkIn, { id = newKey(), isAbove = false }) => {
    const tap = { id, place, participantId: id, walkIn, isAbove, status: 'present', seen: 'none' } as const;
    return sendFromForm({ ...tap, madeAt: serverNow() });
  };
  return {
    ...read,
    session: data?.session ?? null,
    mayMarkPaid: data?.may_mark_paid === true,
    people,
    note,
    addWalkIn,
  };
}

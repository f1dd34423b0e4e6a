import type { Participant } from '@move/contract/participants/participant.ts';
import { addSessionWaiting, listSessionWaitlist } from '@move/contract/waitlist/session-waitlist.ts';
import { useCall } from '../../../platform/api/calls.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { notify } from '../../../platform/notify.ts';
import { fullName } from '../../../platform/texts/person-name.ts';
import { participantMessages } from '../participants.messages.ts';
import { type BookableParams, peopleReads, sessionParams } from '../bookable-scope.ts';

/** Adds a person who signed out to the waiting list of the session, which has become full, with the details that are stored. */
export function useAddToWaitlist(bookable: BookableParams) {
  const t = useMessages(participantMessages).toWaitlist;
  const add = useCall(addSessionWaiting, { invalidates: [...peopleReads, listSessionWaitlist] });
  return async (person: Participant): Promise<void> => {
    const { first_name, last_name, email, date_of_birth, gender, notes, locale } = person;
    // a walk-in without an address can't be invited
    if (email === null) return;
    const body = { first_name, last_name, email, date_of_birth, gender, notes, locale };
    const { ok } = await add.call({ params: sessionParams(bookable), body });
    if (ok) notify.success(t.done(fullName(person)));
  };
}

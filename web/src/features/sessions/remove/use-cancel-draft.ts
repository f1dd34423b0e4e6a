import {
  CANCEL_AUDIENCES,
  CANCEL_REASON_MAX,
  type CancelAudience,
  type CancelCause,
} from '@move/domain/sessions/session-cancellation.ts';
import { useState } from 'react';

/** The number of people of each kind, e.g. trainers; null when the number isn't known, but there may be some. */
export type AudienceCounts = Readonly<Record<CancelAudience, number | null>>;

/** The values of the dialog that cancels sessions: the reason and who is mailed. At first everyone is mailed, trainers too. */
export function useCancelDraft(people: AudienceCounts) {
  const [cause, setCause] = useState<CancelCause | null>(null);
  const [reason, setReason] = useState('');
  const [chosen, setChosen] = useState<readonly CancelAudience[]>(CANCEL_AUDIENCES);
  const audiences = CANCEL_AUDIENCES.filter((audience) => people[audience] !== 0);
  const notify = audiences.filter((audience) => chosen.includes(audience));
  // keeps the choice for kinds of people that only the other scope has
  const setNotify = (wanted: readonly CancelAudience[]) =>
    setChosen(
      CANCEL_AUDIENCES.filter((one) => (audiences.includes(one) ? wanted.includes(one) : chosen.includes(one))),
    );
  const text = reason.trim();
  return {
    cause,
    setCause,
    reason,
    setReason,
    audiences,
    notify,
    setNotify,
    isChanged: text !== '',
    isTooLong: Array.from(text).length > CANCEL_REASON_MAX,
    body: { cause, reason: text === '' ? null : text, notify },
  };
}

export type CancelDraft = ReturnType<typeof useCancelDraft>;

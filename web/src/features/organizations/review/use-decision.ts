import { getOrganization, listOrganizations } from '@move/contract/organizations/organizations.ts';
import {
  acceptOrganization,
  countWaitingOrganizations,
  getReview,
  listWaitingOrganizations,
  type Review,
  rejectOrganization,
  undoDecision,
} from '@move/contract/organizations/review.ts';
import { useEffect, useState } from 'react';
import { api } from '../../../platform/api/api.ts';
import { type CallResult, useCall } from '../../../platform/api/calls.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { notify, notifyError, offerUndo } from '../../../platform/notify.ts';
import { invalidate } from '../../../platform/api/reads.ts';
import { reviewMessages } from './review.messages.ts';

/** Reads that a decision changes, the user's own or a colleague's. */
const READS = [listWaitingOrganizations, countWaitingOrganizations, listOrganizations, getReview, getOrganization];

/**
 * Milliseconds that an organisation must be on screen before a key accepts it. Otherwise pressing the key twice would accept the next
 * organisation too.
 */
const ARRIVAL_MS = 500;

type Going = {
  onNext: () => void;
  /** Called when the organisation waits for review again. */
  onUndone: () => void;
};
type Decided = { id: number; name: string; status: Review['status'] };

/**
 * Accepts or rejects the organisation and then calls `onNext`. If another reviewer has decided before, reads again, so that the screen
 * shows who.
 */
export function useDecision({ id, name, status }: Decided, { onNext, onUndone }: Going) {
  const t = useMessages(reviewMessages).decision;
  const acceptance = useCall(acceptOrganization, { invalidates: READS });
  const rejection = useCall(rejectOrganization, { invalidates: READS });
  const params = { organizationId: id };
  const isPending = acceptance.isPending || rejection.isPending;
  // calls `api` directly: the screen shows the next organisation by then
  const undo = async () => {
    try {
      await api(undoDecision, { params });
      notify.success(t.undone(name));
      onUndone();
    } catch (error) {
      notifyError(error);
    }
    await invalidate(READS);
  };
  const settle = (result: CallResult<typeof acceptOrganization | typeof rejectOrganization>, words: string) => {
    if (!result.ok) return void (result.error.status === 409 && invalidate(READS));
    offerUndo({ text: words, undo: () => void undo() });
    onNext();
  };
  return {
    isPending,
    isSettled: useIsSettled(),
    accept: async () => {
      if (isPending) return;
      settle(await acceptance.call({ params, body: { from: status } }), t.accepted(name));
    },
    reject: async (reason: string) => {
      if (isPending) return;
      settle(await rejection.call({ params, body: { from: status, reason } }), t.rejected(name));
    },
  };
}

function useIsSettled(): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(true), ARRIVAL_MS);
    return () => window.clearTimeout(timer);
  }, []);
  return isSettled;
}

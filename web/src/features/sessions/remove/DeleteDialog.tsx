import type { Session } from '@move/contract/sessions/sessions.ts';
import type { Scope } from '@move/domain/sessions/deletion.ts';
import { useState } from 'react';
import { CancelDialog } from './CancelDialog.tsx';
import { peopleIn } from './people-in.ts';
import { RemoveSessionDialog } from './RemoveSessionDialog.tsx';

type DeleteDialogProps = {
  session: Session;
  /** The user chose to cancel the session, even if it has no people yet. */
  isCanceling?: boolean | undefined;
  onClose: () => void;
  onDone: () => void;
};

/**
 * Asks before a session is canceled or removed, alone or with all later ones. A session with people is canceled and stays in the list
 * (docs/rules/planning.md#canceling-sessions).
 */
export function DeleteDialog({ session, isCanceling = false, ...rest }: DeleteDialogProps) {
  const [scope, setScope] = useState<Scope>('this');
  const { participants, waiting } = peopleIn(session, scope);
  const choice = { session, scope, onScope: setScope, ...rest };
  return isCanceling || participants + waiting > 0 ? <CancelDialog {...choice} /> : <RemoveSessionDialog {...choice} />;
}

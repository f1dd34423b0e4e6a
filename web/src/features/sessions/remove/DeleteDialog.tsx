import type { Session } from '@move/contract/sessions/sessions.ts';
import type { EditScope } from '@move/domain/sessions/deletion.ts';
import { useState } from 'react';
import { useMessages } from '../../../platform/texts/messages.ts';
import { useCloseGuard } from '../../../screens/use-close-guard.tsx';
import { CancelDialog } from './CancelDialog.tsx';
import { cancelingMessages } from './canceling.messages.ts';
import { peopleCounts } from './people-counts.ts';
import { RemoveSessionDialog } from './RemoveSessionDialog.tsx';
import { useCancelDraft } from './use-cancel-draft.ts';

type DeleteDialogProps = {
  session: Session;
  /** The user chose to cancel the session, not to remove it. */
  isCanceling?: boolean | undefined;
  onClose: () => void;
  onDone: () => void;
};

/**
 * Asks before a session is canceled or removed, alone or with all later ones. When any of the sessions has people, all are canceled instead
 * of removed (docs/rules/planning.md#removing-sessions). A typed reason stays when the user changes the scope.
 */
export function DeleteDialog({ session, isCanceling = false, onClose, onDone }: DeleteDialogProps) {
  const t = useMessages(cancelingMessages);
  const [scope, setScope] = useState<EditScope>('this');
  const people = peopleCounts(session, scope);
  const draft = useCancelDraft(people);
  const [leave, confirmDialog] = useCloseGuard(draft.isChanged, onClose, t.leave);
  const hasPeople = people.participants + people.waiting > 0;
  const choice = { session, scope, onScope: setScope, onClose: leave, onDone };
  return (
    <>
      {isCanceling || hasPeople ? (
        <CancelDialog {...choice} draft={draft} isInsteadOfRemoval={!isCanceling} />
      ) : (
        <RemoveSessionDialog {...choice} />
      )}
      {confirmDialog}
    </>
  );
}

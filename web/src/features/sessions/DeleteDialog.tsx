import { removeSession, restoreSession, type Session } from '@move/contract/sessions/sessions.ts';
import type { Scope } from '@move/domain/sessions/deletion.ts';
import { useState } from 'react';
import { useCall } from '../../platform/calls.ts';
import { useFormats } from '../../platform/formats.ts';
import { passes, useGate } from '../../platform/gate.tsx';
import { useMessages } from '../../platform/messages.ts';
import { useNavigate } from '../../platform/navigation.tsx';
import { notify, offerUndo } from '../../platform/notify.ts';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { useWords } from '../../ui/Words.tsx';
import { Button } from '../../ui/page/Button.tsx';
import { ScopeChoice } from './ScopeChoice.tsx';
import { sessionReads } from './session-reads.ts';
import { sessionMessages } from './sessions.messages.ts';

type DeleteDialogProps = { session: Session; onClose: () => void; onDone: () => void };

/**
 * Asks by name and count before a session goes, alone or with all that follow (R2.5-06); undo where nobody takes part, else the result
 * for each person.
 */
export function DeleteDialog({ session, onClose, onDone }: DeleteDialogProps) {
  const t = useMessages(sessionMessages).remove;
  const { removeQuestion } = useMessages(sessionMessages).scope;
  const w = useWords();
  const navigate = useNavigate();
  const maySeeResult = passes({ all: ['view-rates', 'manage-participants'] }, useGate());
  const formats = useFormats();
  const [scope, setScope] = useState<Scope>('this');
  const remove = useCall(removeSession, { invalidates: sessionReads });
  const restore = useCall(restoreSession, { invalidates: sessionReads });
  const params = { organizationId: session.organization.id, activityId: session.activity.id, sessionId: session.id };
  const isAll = session.series !== null && scope === 'following';
  const sessions = isAll ? (session.series?.following.sessions ?? 1) : 1;
  const { participants, waiting } = (isAll ? session.series?.following : null) ?? session.people;
  const people = participants + waiting;

  const undo = async () => {
    const { ok } = await restore.call({ params });
    if (ok) notify.success(t.restored(sessions));
  };
  const confirm = async () => {
    const query = { ...(session.series && { scope }), ...(people > 0 && { force: '1' as const }) };
    const { ok } = await remove.call({ params, query });
    if (!ok) return;
    if (people === 0) offerUndo({ text: t.done(sessions), undo: () => void undo() });
    else notify.success(t.done(sessions));
    onDone();
    if (participants === 0 || !maySeeResult) return;
    navigate(`/organizations/${params.organizationId}/finances/cancellations?sessionId=${params.sessionId}`);
  };
  return (
    <Dialog
      isOpen
      role="alertdialog"
      title={t.title(`${formats.date(session.start_date)}, ${session.start_time}`)}
      subtitle={session.activity.name}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" data-autofocus onClick={onClose}>
            {w.cancel}
          </Button>
          <Button
            variant="outline"
            color="danger"
            aria-disabled={remove.isPending}
            onClick={remove.isPending ? undefined : () => void confirm()}
          >
            {t.confirm(sessions)}
          </Button>
        </>
      }
    >
      {session.series !== null && (
        <ScopeChoice question={removeQuestion} session={session} value={scope} onChange={setScope} />
      )}
      {people === 0 && <p style={{ marginBottom: 0 }}>{t.nobody}</p>}
      {participants > 0 && <p style={{ marginBottom: 0 }}>{t.people(participants)}</p>}
      {waiting > 0 && <p style={{ marginBottom: 0 }}>{t.waiting(waiting)}</p>}
    </Dialog>
  );
}

import { removeSession, restoreSession, type Session } from '@move/contract/sessions/sessions.ts';
import type { EditScope } from '@move/domain/sessions/deletion.ts';
import { useCall } from '../../../platform/api/calls.ts';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { notify, offerUndo } from '../../../platform/notify.ts';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { Button } from '../../../ui/page/Button.tsx';
import { ScopeChoice } from '../series/ScopeChoice.tsx';
import { sessionReads } from '../session-reads.ts';
import { sessionFormMessages } from '../edit/session-form.messages.ts';
import { sessionMessages } from '../sessions.messages.ts';
import { cancelingMessages } from './canceling.messages.ts';
import { sessionCount } from './people-counts.ts';

export type RemovalProps = {
  session: Session;
  scope: EditScope;
  onScope: (scope: EditScope) => void;
  onClose: () => void;
  onDone: () => void;
};

/** Removes sessions without people, with undo (docs/rules/planning.md#removing-sessions). */
export function RemoveSessionDialog({ session, scope, onScope, onClose, onDone }: RemovalProps) {
  const t = useMessages(sessionMessages).remove;
  const { removeQuestion } = useMessages(sessionFormMessages).scope;
  const { back } = useMessages(cancelingMessages);
  const formats = useFormats();
  const remove = useCall(removeSession, { invalidates: sessionReads });
  const restore = useCall(restoreSession, { invalidates: sessionReads });
  const params = { organizationId: session.organization.id, activityId: session.activity.id, sessionId: session.id };
  const sessions = sessionCount(session, scope);
  const undo = async () => {
    const { ok } = await restore.call({ params });
    if (ok) notify.success(t.restored(sessions));
  };
  const confirm = async () => {
    const { ok } = await remove.call({ params, query: session.series === null ? {} : { scope } });
    if (!ok) return;
    offerUndo({ text: t.done(sessions), undo: () => void undo() });
    onDone();
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
            {back}
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
        <ScopeChoice question={removeQuestion} session={session} value={scope} onChange={onScope} />
      )}
      <p style={{ marginBottom: 0 }}>{t.nobody}</p>
    </Dialog>
  );
}

import { quoteSessionCancellation } from '@move/contract/cancellations/cancellation-quotes.ts';
import { removeSession, restoreSession, type Session } from '@move/contract/sessions/sessions.ts';
import type { Scope } from '@move/domain/sessions/deletion.ts';
import { useState } from 'react';
import { useCall } from '../../../platform/api/calls.ts';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { errorText, notify, offerUndo } from '../../../platform/notify.ts';
import { useRead } from '../../../platform/api/reads.ts';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { useWords } from '../../../ui/Words.tsx';
import { Button } from '../../../ui/page/Button.tsx';
import { QuotedCancellation, useMayQuoteCancellation, useShowCancellation } from '../../cancellations/public.tsx';
import { cancelingMessages } from './canceling.messages.ts';
import { ScopeChoice } from '../series/ScopeChoice.tsx';
import { sessionReads } from '../session-reads.ts';
import { sessionMessages } from '../sessions.messages.ts';

type DeleteDialogProps = { session: Session; onClose: () => void; onDone: () => void };

/**
 * Asks by name and count before a session is removed, alone or with all that follow (docs/rules/planning.md#removing-sessions): with
 * participants the question says what is refunded. Shows undo without participants, else the result for each person.
 */
export function DeleteDialog({ session, onClose, onDone }: DeleteDialogProps) {
  const t = useMessages(sessionMessages).remove;
  const { removeQuestion } = useMessages(sessionMessages).scope;
  const canceling = useMessages(cancelingMessages);
  const w = useWords();
  const show = useShowCancellation(session.organization.id);
  const formats = useFormats();
  const [scope, setScope] = useState<Scope>('this');
  const remove = useCall(removeSession, { invalidates: sessionReads });
  const restore = useCall(restoreSession, { invalidates: sessionReads });
  const params = { organizationId: session.organization.id, activityId: session.activity.id, sessionId: session.id };
  const isAll = session.series !== null && scope === 'following';
  const sessions = isAll ? (session.series?.following.sessions ?? 1) : 1;
  const { participants, waiting } = (isAll ? session.series?.following : null) ?? session.people;
  const people = participants + waiting;
  const isCanceled = participants > 0;
  const hasQuote = useMayQuoteCancellation() && isCanceled;
  const read = useRead(
    quoteSessionCancellation,
    { params, query: { scope } },
    { enabled: hasQuote, showsErrors: true, keepsPrevious: true },
  );
  const isKnown = !hasQuote || (read.data !== undefined && !read.isPlaceholderData);
  const isBlocked = remove.isPending || !isKnown;
  const words = isCanceled ? canceling : t;

  const undo = async () => {
    const { ok } = await restore.call({ params });
    if (ok) notify.success(t.restored(sessions));
  };
  const confirm = async () => {
    const query = { ...(session.series && { scope }), ...(people > 0 && { force: '1' as const }) };
    const { ok } = await remove.call({ params, query });
    if (!ok) return;
    if (people === 0) offerUndo({ text: t.done(sessions), undo: () => void undo() });
    else notify.success(words.done(sessions));
    onDone();
    if (isCanceled) show({ sessionId: params.sessionId });
  };
  return (
    <Dialog
      isOpen
      role="alertdialog"
      title={words.title(`${formats.date(session.start_date)}, ${session.start_time}`)}
      subtitle={session.activity.name}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" data-autofocus onClick={onClose}>
            {isCanceled ? canceling.keep : w.cancel}
          </Button>
          <Button
            variant="outline"
            color="danger"
            aria-disabled={isBlocked}
            onClick={isBlocked ? undefined : () => void confirm()}
          >
            {words.confirm(sessions)}
          </Button>
        </>
      }
    >
      {session.series !== null && (
        <ScopeChoice
          question={isCanceled ? canceling.question : removeQuestion}
          session={session}
          value={scope}
          onChange={setScope}
        />
      )}
      {people === 0 && <p style={{ marginBottom: 0 }}>{t.nobody}</p>}
      {isCanceled && (
        <div style={{ marginTop: 14, minHeight: 72 }} role="status">
          {read.data && <QuotedCancellation quote={read.data.quote} />}
          {read.error && (
            <span className="row" style={{ gap: 12 }}>
              {errorText(read.error)}
              <Button size="xs" variant="default" loading={read.isFetching} onClick={() => void read.refetch()}>
                {w.retry}
              </Button>
            </span>
          )}
          {!hasQuote && canceling.people(participants)}
        </div>
      )}
      {waiting > 0 && <p style={{ margin: '10px 0 0' }}>{t.waiting(waiting)}</p>}
      {isCanceled && <p style={{ margin: '10px 0 0' }}>{canceling.final}</p>}
    </Dialog>
  );
}

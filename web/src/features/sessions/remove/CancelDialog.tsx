import { quoteSessionCancellation } from '@move/contract/cancellations/cancellation-quotes.ts';
import { cancelSession } from '@move/contract/sessions/sessions.ts';
import { useCall } from '../../../platform/api/calls.ts';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { notify } from '../../../platform/notify.ts';
import { useRead } from '../../../platform/api/reads.ts';
import { ReadFailed } from '../../../screens/show/ReadFailed.tsx';
import { FormDialog } from '../../../ui/overlays/FormDialog.tsx';
import { QuotedCancellation, useMayQuoteCancellation, useShowCancellation } from '../../cancellations/public.tsx';
import { ScopeChoice } from '../series/ScopeChoice.tsx';
import { sessionReads } from '../session-reads.ts';
import { CancelFields } from './CancelFields.tsx';
import { cancelingMessages } from './canceling.messages.ts';
import { peopleCounts, sessionCount } from './people-counts.ts';
import type { RemovalProps } from './RemoveSessionDialog.tsx';
import type { CancelDraft } from './use-cancel-draft.ts';

type CancelDialogProps = RemovalProps & {
  draft: CancelDraft;
  /** The user chose to remove the session or sessions, but there are people; the dialog then explains why it cancels instead. */
  isInsteadOfRemoval: boolean;
};

/**
 * Cancels a session, alone or with all later ones. Asks for the reason and whom to mail, and shows the refunds. Canceled sessions stay in
 * the list with their people (docs/rules/planning.md#canceling-sessions).
 */
export function CancelDialog({ session, scope, draft, isInsteadOfRemoval, ...on }: CancelDialogProps) {
  const { onScope, onClose, onDone } = on;
  const t = useMessages(cancelingMessages);
  const formats = useFormats();
  const show = useShowCancellation(session.organization.id);
  const people = peopleCounts(session, scope);
  const sessions = sessionCount(session, scope);
  const cancel = useCall(cancelSession, { invalidates: sessionReads });
  const params = { organizationId: session.organization.id, activityId: session.activity.id, sessionId: session.id };
  const quote = useQuote({ params, scope, isAsked: people.participants > 0 });
  const refunds = quote.read.data?.quote.refunds ?? [];
  const confirm = async () => {
    const body = { ...(session.series && { scope }), ...draft.body };
    const result = await cancel.call({ params, body });
    if (!result.ok) return;
    notify.success(t.done(result.reply.canceled, result.reply.mails));
    onDone();
    // opens the page of the cancellation only when there are refunds to check
    if (refunds.length > 0) show({ sessionId: params.sessionId });
  };
  return (
    <FormDialog
      title={t.title(`${formats.date(session.start_date)}, ${session.start_time}`)}
      subtitle={session.activity.name}
      confirmLabel={t.confirm(sessions)}
      cancelLabel={t.keep}
      isDanger
      isLined
      isPending={cancel.isPending}
      isBlocked={!quote.isKnown || draft.isTooLong}
      onSubmit={() => void confirm()}
      onClose={onClose}
    >
      {session.series !== null && (
        <ScopeChoice question={t.question} session={session} value={scope} onChange={onScope} />
      )}
      {isInsteadOfRemoval && <p>{t.insteadOfRemoval(sessions)}</p>}
      <CancelFields draft={draft} people={people} />
      <div role="status">
        {people.participants === 0 && people.waiting === 0 ? (
          t.nobody
        ) : (
          <Refunds {...quote} count={people.participants} />
        )}
      </div>
      <p>{t.final}</p>
    </FormDialog>
  );
}

type Quoted = {
  params: { organizationId: number; activityId: number; sessionId: number };
  scope: RemovalProps['scope'];
  isAsked: boolean;
};

/** The refunds, for users who may see amounts; `isKnown` is false while these load or when the read failed. */
function useQuote({ params, scope, isAsked }: Quoted) {
  const enabled = useMayQuoteCancellation() && isAsked;
  const read = useRead(
    quoteSessionCancellation,
    { params, query: { scope } },
    { enabled, showsErrors: true, keepsPrevious: true },
  );
  return { read, hasQuote: enabled, isKnown: !enabled || (read.data !== undefined && !read.isPlaceholderData) };
}

function Refunds({ read, hasQuote, count }: Omit<ReturnType<typeof useQuote>, 'isKnown'> & { count: number }) {
  const t = useMessages(cancelingMessages);
  if (!hasQuote) return count > 0 && t.people(count);
  if (read.error) return <ReadFailed read={read} />;
  return read.data && <QuotedCancellation quote={read.data.quote} isMailed={false} />;
}

import type { BodyInputOf } from '@move/contract/kit/endpoint.ts';
import type { ApiError } from '@move/contract/kit/client/client.ts';
import type { AffectedSessions } from '@move/contract/sessions/session-preview.ts';
import { previewSession, type Session, updateSession } from '@move/contract/sessions/sessions.ts';
import type { EditScope } from '@move/domain/sessions/deletion.ts';
import { useState } from 'react';
import { useCall } from '../../../platform/api/calls.ts';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { errorText, notifyError, notify } from '../../../platform/notify.ts';
import { useRead } from '../../../platform/api/reads.ts';
import { CheckboxInput } from '../../../ui/inputs/choices/CheckboxInput.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { Button } from '../../../ui/page/Button.tsx';
import { sessionReads } from '../session-reads.ts';
import { changeMessages } from '../edit/change.messages.ts';
import { PreviewDates } from './PreviewDates.tsx';
import { ScopeChoice } from './ScopeChoice.tsx';
import { sessionFormMessages } from '../edit/session-form.messages.ts';
import { sessionMessages } from '../sessions.messages.ts';
import * as surfaceStyles from '../../../ui/look/surface.module.css';
import * as fieldStyles from '../../../ui/inputs/field.module.css';
import * as styles from './series.module.css';

export type SessionChangeBody = Omit<BodyInputOf<typeof updateSession>, 'scope'>;

type ChangeDialogProps = {
  session: Session;
  change: SessionChangeBody;
  /** The changed fields as text, e.g. “Plekken: onbeperkt → 2”. */
  changed?: readonly string[];
  /** The repetition itself changes, so the change can't be for this session alone. */
  isRule?: boolean;
  onClose: () => void;
  onDone: (saved: Session) => void;
  /**
   * Replaces the usual notification when only this session changed, no session was added or removed, and no mail was sent.
   */
  onAlone?: (saved: Session) => void;
  /** Replaces the usual notification of an error, so that the form can show the errors at its fields. */
  onRefused?: (error: ApiError) => void;
};

/**
 * Shows everything that a change affects before it is saved. In a series, asks which sessions the change is for
 * (docs/rules/planning.md#changing-a-series).
 */
export function ChangeDialog(props: ChangeDialogProps) {
  const { session, change, changed = [], isRule = false, onClose, onDone, onAlone, onRefused } = props;
  const t = useMessages(changeMessages);
  const { people } = useMessages(sessionMessages);
  const { scope: words } = useMessages(sessionFormMessages);
  const { back } = useMessages(changeMessages);
  const formats = useFormats();
  const isRepeated = session.series !== null;
  const [scope, setScope] = useState<EditScope>(isRule ? 'following' : 'this');
  const [isForced, setForced] = useState(false);
  const [tells, setTells] = useState(true);
  const update = useCall(updateSession, { invalidates: sessionReads, showsErrors: true });
  const params = { organizationId: session.organization.id, activityId: session.activity.id, sessionId: session.id };
  const body = { ...change, updated_at: session.updated_at, ...(isRepeated && { scope }) };
  const sent = { ...body, notify: tells };
  const preview = useRead(previewSession, { params, body }, { keepsPrevious: true, showsErrors: true });
  const plan = preview.data?.preview;
  const changes = plan === undefined ? 1 : changeCount(plan.touched);
  const isHeld = plan === undefined || preview.isPlaceholderData || (plan.surplus.length > 0 && !isForced);

  const refuse = (error: ApiError) => (onRefused === undefined ? notifyError(error) : onRefused(error));
  const save = async () => {
    const result = await update.call({ params, body: sent, query: isForced ? { force: '1' } : {} });
    if (!result.ok) return refuse(result.error);
    onDone(result.reply.session);
    const { session: kept, touched, mails } = result.reply;
    const isAlone = changeCount(touched) === 1 && mails === 0;
    // after the form's own notification, which mentions only one session
    setTimeout(() => (isAlone && onAlone ? onAlone(kept) : notify.success(t.done(changes))));
  };
  const blocked = isHeld || update.isPending;
  return (
    <Dialog
      isOpen
      isLined
      size="wide"
      title={isRepeated && scope === 'following' ? t.seriesTitle : t.title}
      subtitle={`${session.activity.name}, ${formats.date(session.start_date)} ${session.start_time}`}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {back}
          </Button>
          <Button data-autofocus aria-disabled={blocked} onClick={blocked ? undefined : () => void save()}>
            {t.confirm(changes)}
          </Button>
        </>
      }
    >
      <div className={styles.change}>
        <div>
          {isRepeated && !isRule && (
            <ScopeChoice question={words.question} session={session} value={scope} onChange={setScope} />
          )}
          {preview.error !== null && <PreviewRefused error={preview.error} />}
          {plan !== undefined && <TouchedList touched={plan.touched} changed={changed} />}
          {plan !== undefined && plan.touched.told > 0 && (
            <CheckboxInput label={t.tell} description={t.tellHint} value={tells} onChange={setTells} />
          )}
          {plan !== undefined && plan.surplus.length > 0 && (
            <div className={`${surfaceStyles.well} ${styles.surplus}`} role="alert">
              <p style={{ marginTop: 0 }}>{t.surplus}</p>
              <ul>
                {plan.surplus.map((row) => (
                  <li key={row.session_id}>
                    {formats.date(row.start_date)} {row.start_time}, {people(row.taken)}
                  </li>
                ))}
              </ul>
              <CheckboxInput
                label={t.force(plan.surplus.reduce((all, row) => all + row.taken, 0))}
                value={isForced}
                onChange={setForced}
              />
            </div>
          )}
        </div>
        {plan !== undefined && <PreviewDates preview={plan} isBusy={preview.isPlaceholderData} />}
      </div>
    </Dialog>
  );
}

/** The number of sessions that are changed, added or removed. */
function changeCount({ sessions, created, removed }: AffectedSessions): number {
  return Math.max(1, sessions + created + removed);
}

function PreviewRefused({ error }: { error: Error }) {
  const texts = 'errors' in error ? Object.values(error.errors as Record<string, string[]>).flat() : [];
  return (
    <p className={fieldStyles.fieldWarning} role="alert">
      {texts.join(' ') || errorText(error)}
    </p>
  );
}

/** The changed fields, and the effects in numbers: the sessions that move, are added or are removed, and the people who may be mailed. */
export function TouchedList({ touched, changed }: { touched: AffectedSessions; changed: readonly string[] }) {
  const t = useMessages(changeMessages);
  const { moved, created, removed, exceptions, told } = touched;
  const lines = [
    moved > 0 && t.moved(moved),
    created > 0 && t.created(created),
    removed > 0 && t.removed(removed),
    exceptions > 0 && t.exceptions(exceptions),
    told > 0 && t.told(told),
  ].filter((line) => line !== false);
  return (
    <section className={styles.touched} aria-live="polite">
      <h3 className={fieldStyles.groupLabel}>{t.touched}</h3>
      <ul>
        {[...changed, ...(lines.length === 0 ? [t.inPlace] : lines)].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

import type { Organization } from '@move/contract/organizations/organizations.ts';
import { REJECTION_REASON_MAX, type Review } from '@move/contract/organizations/review.ts';
import { UNDO_DECISION_MS } from '@move/domain/organizations/organization.ts';
import { useEffect, useRef, useState } from 'react';
import { useFormats } from '../../../platform/texts/formats.ts';
import { WRITTEN_KEYS } from '../../../platform/session/forget-user-data.ts';
import { readStored, writeStored } from '../../../platform/state/stored.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { useNow } from '../../../platform/use-now.ts';
import { useShortcuts } from '../../../ui/keys/use-shortcuts.tsx';
import { Kbd } from '../../../ui/marks/Kbd.tsx';
import { Banner } from '../../../ui/page/bars/Banner.tsx';
import { Button } from '../../../ui/page/Button.tsx';
import { type MissingField, missingFields } from './reason/missing-fields.ts';
import { ReasonInput } from './reason/ReasonInput.tsx';
import { withStandardReason } from './reason/standard-reason.ts';
import { reviewMessages } from './review.messages.ts';
import { useDecision } from './use-decision.ts';
import * as look from '../../../ui/look/look.module.css';
import * as styles from './review.module.css';

type ReviewDecisionProps = {
  organization: Organization;
  review: Review;
  hasNext: boolean;
  /** Opens the next organisation, or the queue when none waits. */
  onNext: () => void;
  onUndone: () => void;
};

const REASON = 'review-reason';

const keyOf = (id: number) => `${WRITTEN_KEYS}rejection-${id}`;

/** The reason that was written for an organisation and is not sent yet; it survives a reload. */
const reasonOf = (id: number): string => readStored(keyOf(id), 'sessionStorage') ?? '';

const rememberReason = (id: number, text: string): void =>
  writeStored(keyOf(id), text === '' ? null : text, 'sessionStorage');

/** Accepts or rejects the organisation, by button or key; or shows who has decided already. */
export function ReviewDecision({ organization, review, hasNext, onNext, onUndone }: ReviewDecisionProps) {
  const t = useMessages(reviewMessages).decision;
  const { status, may_decide } = review;
  return (
    <section aria-labelledby="decision">
      <h3 id="decision">{t.title}</h3>
      {status !== 'pending' && <Decided organization={organization} review={review} />}
      {!may_decide && status === 'pending' && <p className={look.soft}>{t.notYours(review.home_application)}</p>}
      {may_decide && status !== 'accepted' && <Choice {...{ organization, review, onNext, onUndone }} />}
      {status !== 'pending' && (
        <Button variant="default" fullWidth onClick={onNext}>
          {hasNext ? t.next : t.toQueue}
        </Button>
      )}
    </section>
  );
}

function Decided({ organization, review }: { organization: Organization; review: Review }) {
  const t = useMessages(reviewMessages).decision;
  const formats = useFormats();
  const { status, reviewer, reviewed_at } = review;
  const reason = organization.rejected_reason;
  const now = useNow(UNDO_DECISION_MS);
  if (status === 'pending' || reviewed_at === null) return null;
  const isMailed = now.getTime() - Date.parse(reviewed_at) > 2 * UNDO_DECISION_MS;
  return (
    <>
      <p role="status">{t.by[status](reviewer ?? t.somebody, formats.relative(reviewed_at))}</p>
      {reason !== null && <blockquote className={styles.said}>{reason}</blockquote>}
      {organization.email !== null && (
        <p className={`${look.small} ${look.soft}`}>{isMailed ? t.mailed : t.mailsSoon}</p>
      )}
    </>
  );
}

function Choice({ organization, review, onNext, onUndone }: Omit<ReviewDecisionProps, 'hasNext'>) {
  const t = useMessages(reviewMessages).decision;
  const { id, name } = organization;
  const { status } = review;
  const { accept, reject, isPending, isSettled } = useDecision({ id, name, status }, { onNext, onUndone });
  const reason = useReason(id);
  const isWaiting = status === 'pending';
  const tryReject = (isSure: boolean) => {
    const text = reason.check(isSure);
    if (text !== null) void reject(text);
  };
  useShortcuts({
    A: (event) => {
      if (isSettled && !event.repeat) void accept();
    },
    'Ctrl+Enter': () => isWaiting && tryReject(true),
  });
  return (
    <>
      <p className={`${look.small} ${look.soft}`}>{isWaiting ? t.text : t.after}</p>
      <div className={styles.buttons} data-bottom-bar-of-phone>
        <Button loading={isPending} aria-keyshortcuts={isSettled ? 'A' : undefined} onClick={() => void accept()}>
          {isWaiting ? t.accept : t.acceptAfter}
          <Kbd onSolid>A</Kbd>
        </Button>
        {isWaiting && (
          <Button variant="default" disabled={isPending} onClick={() => tryReject(false)}>
            {reason.text.trim() === '' ? t.reject : t.rejectNow}
            <Kbd onSolid>R</Kbd>
          </Button>
        )}
      </div>
      {isWaiting && (
        <>
          {review.awaited.sessions > 0 && (
            // without an icon, which the narrow column would put on a line of its own
            <Banner tone="warning" icon="">
              {t.awaited(review.awaited.sessions, review.awaited.participants)}
            </Banner>
          )}
          {review.team === 'none' && organization.email !== null && (
            <Banner tone="info" icon="">
              {t.noLogin(organization.email, review.home_application)}
            </Banner>
          )}
          <Reason {...reason} missing={missingFields({ organization, review })} />
        </>
      )}
    </>
  );
}

/** The reason during editing; it stays when the user opens another organisation. */
function useReason(id: number) {
  const t = useMessages(reviewMessages).decision;
  const [text, setText] = useState(reasonOf(id));
  const [error, setError] = useState<string | null>(null);
  const write = (next: string) => {
    rememberReason(id, next);
    setText(next);
    setError(null);
  };
  const wasAsked = useRef(false);
  // the first press of the button goes to the reason; a missing one is an error only after that
  const check = (isSure: boolean) => {
    const trimmed = text.trim();
    if (trimmed !== '' && Array.from(trimmed).length <= REJECTION_REASON_MAX) return trimmed;
    if (trimmed === '' && (isSure || wasAsked.current)) setError(t.reasonNeeded);
    wasAsked.current = true;
    focusReason();
    return null;
  };
  return { text, error, write, check };
}

function focusReason() {
  const input = document.getElementById(REASON);
  if (!(input instanceof HTMLTextAreaElement)) return;
  input.focus();
  input.setSelectionRange(input.value.length, input.value.length);
}

type ReasonProps = Omit<ReturnType<typeof useReason>, 'check'> & { missing: readonly MissingField[] };

function Reason({ text, error, write, missing }: ReasonProps) {
  const { decision: t, templates } = useMessages(reviewMessages);
  const choose = (template: string) => {
    write(template);
    // after the text is rendered
    window.setTimeout(focusReason);
  };
  const chosen = (reason: string) => withStandardReason(text, reason, templates(missing));
  const byNumber = templates(missing).map(
    (template, index) => [String(index + 1), () => choose(chosen(template.text))] as const,
  );
  const element = useRef<HTMLDivElement>(null);
  // the error is below the text, which may fill the rest of the screen
  useEffect(() => {
    if (error !== null) element.current?.scrollIntoView({ block: 'nearest' });
  }, [error]);
  useShortcuts({
    ...Object.fromEntries(byNumber),
    R: (event) => {
      event.preventDefault();
      focusReason();
    },
  });
  return (
    <div ref={element} className={styles.reason}>
      <ReasonInput id={REASON} missing={missing} value={text} error={error} onChange={write} onChoose={choose} />
      <p className={`${look.small} ${look.muted} ${styles.keys}`}>{t.send}</p>
    </div>
  );
}

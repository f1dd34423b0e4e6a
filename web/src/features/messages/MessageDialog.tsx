import { getActivity } from '@move/contract/activities/activities.ts';
import { getBundle } from '@move/contract/bundles/bundles.ts';
import type { MessagePreview } from '@move/contract/messages/message.ts';
import { getProduct } from '@move/contract/products/products.ts';
import { getSession } from '@move/contract/sessions/sessions.ts';
import { fillIn, type MessageTexts } from '@move/domain/messages/variables.ts';
import { IconSend } from '@tabler/icons-react';
import { useFormats } from '../../platform/texts/formats.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { useState } from 'react';
import { notify } from '../../platform/notify.ts';
import { useRead } from '../../platform/api/reads.ts';
import { useCloseGuard } from '../../screens/use-close-guard.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { Button } from '../../ui/page/Button.tsx';
import { type MessageScope, type SessionsScope } from './message-calls.ts';
import { MessageFields } from './MessageFields.tsx';
import { MessageRecipients } from './MessageRecipients.tsx';
import { messageMessages } from './messages.messages.ts';
import { type AudienceChoice, useMessageDraft } from './use-message-draft.ts';
import { useMessageSending } from './use-message-sending.ts';
import * as look from '../../ui/look/look.module.css';
import * as overlayStyles from '../../ui/overlays/overlays.module.css';
import * as styles from './messages.module.css';

type MessageDialogProps = {
  scope: MessageScope | SessionsScope;
  /** Ids of the chosen participants, or of the purchases of a product; empty: all of the audience. */
  ids: readonly number[];
  /** The audience that is chosen at first. */
  initialAudience: AudienceChoice;
  onClose: () => void;
};

/**
 * A message to the people of one or more sessions, a bundle, an activity or a product; its recipients and a preview are shown next to it.
 */
export function MessageDialog({ scope, ids, initialAudience: first, onClose }: MessageDialogProps) {
  const t = useMessages(messageMessages);
  const formats = useFormats();
  const isMany = scope.kind === 'sessions';
  const kind = isMany ? 'session' : scope.kind;
  const draft = useMessageDraft(kind, ids, first);
  const [leave, confirmDialog] = useCloseGuard(draft.isChanged, onClose, t.leave);
  const { parts, open, ...sending } = useMessageSending(scope, draft.audience);
  const waiting = useLastSum(parts.map((part) => part.waiting));
  const signedOut = useLastSum(parts.map((part) => part.signedOut));
  const organizationId = isMany ? 0 : scope.organizationId;
  const activityId = 'activityId' in scope ? scope.activityId : 0;
  const activity = useRead(
    getActivity,
    { params: { organizationId, activityId } },
    { enabled: 'activityId' in scope, showsErrors: true },
  );
  const sessionId = scope.kind === 'session' ? scope.id : 0;
  const session = useRead(
    getSession,
    { params: { organizationId, activityId, sessionId } },
    { enabled: sessionId !== 0, showsErrors: true },
  ).data?.session;
  const product = useRead(
    getProduct,
    { params: { organizationId, productId: scope.kind === 'product' ? scope.id : 0 }, query: { withRemoved: '1' } },
    { enabled: scope.kind === 'product', showsErrors: true },
  ).data?.product;
  const bundle = useRead(
    getBundle,
    { params: { organizationId, activityId, bundleId: scope.kind === 'bundle' ? scope.id : 0 } },
    { enabled: scope.kind === 'bundle', showsErrors: true },
  ).data?.bundle;
  const day = session && `${formats.date(session.start_date)}, ${session.start_time}`;
  const recipients = open.reduce((total, { preview }) => total + (preview?.recipients ?? 0), 0);

  const submit = async () => {
    if (!draft.isRight()) return;
    const { errors, recipients: reached } = await sending.sendAll(draft.texts);
    const [error] = errors;
    if (error) return draft.refuse(error);
    notify.success(t.sent(reached));
    onClose();
  };
  const tryOut = async () => {
    if (!draft.isRight()) return;
    const result = await sending.tryOut(draft.texts);
    if (!result) return;
    if (!result.ok) return draft.refuse(result.error);
    notify.success(t.tested(result.reply.message.to));
  };
  const isBlocked = recipients === 0 || sending.isSending || parts.some(({ isReading }) => isReading);
  const sample = open.find(({ preview }) => preview?.sample)?.preview?.sample ?? null;
  return (
    <Dialog
      isOpen
      isLined
      size="wide"
      title={t.title}
      subtitle={
        isMany
          ? t.toSessions(scope.organizations.flatMap(({ sessionIds }) => sessionIds).length)
          : [activity.data?.activity.name, bundle?.name, day, product?.name].filter(Boolean).join(', ') || undefined
      }
      onClose={leave}
      footer={
        <>
          <Button
            className={overlayStyles.left}
            variant="default"
            aria-disabled={sending.isTrying}
            onClick={sending.isTrying ? undefined : () => void tryOut()}
          >
            {t.test}
          </Button>
          <Button
            leftSection={<IconSend size={17} stroke={1.75} aria-hidden />}
            aria-disabled={isBlocked}
            onClick={isBlocked ? undefined : () => void submit()}
          >
            {t.send(recipients)}
          </Button>
        </>
      }
    >
      <div className={styles.message}>
        <MessageFields {...{ kind, ids, draft, waiting, signedOut }} />
        <div className={styles.fields}>
          <Letter texts={draft.texts} sample={sample} />
          <MessageRecipients parts={parts} />
        </div>
      </div>
      {confirmDialog}
    </Dialog>
  );
}

/** The sum of numbers, or the last known one while some are being read. */
function useLastSum(numbers: readonly (number | undefined)[]): number {
  const [last, setLast] = useState(0);
  if (numbers.includes(undefined)) return last;
  const sum = numbers.reduce<number>((total, number = 0) => total + number, 0);
  if (sum !== last) setLast(sum);
  return sum;
}

/** The mail as the first recipient reads it. */
function Letter({ texts, sample }: { texts: MessageTexts; sample: MessagePreview['sample'] }) {
  const t = useMessages(messageMessages);
  const values = sample?.values ?? {};
  const read = (text: string, nothing: string) =>
    text.trim() === '' ? <span className={look.muted}>{nothing}</span> : fillIn(text, values);
  return (
    <section className={styles.letter} aria-label={t.preview}>
      <h3>{sample === null ? t.preview : t.previewFor(sample.name)}</h3>
      <h4>{read(texts.subject, t.noSubject)}</h4>
      <p>{read(texts.body, t.noBody)}</p>
    </section>
  );
}

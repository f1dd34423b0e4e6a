import { getActivity } from '@move/contract/activities/activities.ts';
import type { MessagePreview } from '@move/contract/messages/message.ts';
import { filledIn, type MessageTexts } from '@move/domain/messages/variables.ts';
import { IconSend } from '@tabler/icons-react';
import { useCall } from '../../platform/api/calls.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { notify } from '../../platform/notify.ts';
import { useRead } from '../../platform/api/reads.ts';
import { useCloseGuard } from '../../screens/use-close-guard.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { Button } from '../../ui/page/Button.tsx';
import { callsOf, type MessageScope, messageReads, type SessionsScope } from './message-calls.ts';
import { MessageFields } from './MessageFields.tsx';
import { messageMessages } from './messages.messages.ts';
import { type Reach, useMessageDraft } from './use-message-draft.ts';
import * as look from '../../ui/look/look.module.css';
import * as overlayStyles from '../../ui/overlays/overlays.module.css';
import * as styles from './messages.module.css';

type MessageDialogProps = {
  scope: MessageScope | SessionsScope;
  /** Ids of the participants; empty is all of them. */
  ids: readonly number[];
  /** The audience until another one is chosen. */
  first: Reach;
  onClose: () => void;
};

/** A message to the people of one or more sessions, a bundle, an activity or a product; its recipients and a preview are shown next to it. */
export function MessageDialog({ scope, ids, first, onClose }: MessageDialogProps) {
  const t = useMessages(messageMessages);
  const { params, ...calls } = callsOf(scope);
  const isMany = scope.kind === 'sessions';
  const kind = isMany ? 'session' : scope.kind;
  const draft = useMessageDraft(kind, ids, first);
  const audience = { ...draft.audience, ...(isMany && { session_ids: [...scope.sessionIds] }) };
  const [leave, confirmDialog] = useCloseGuard(draft.isChanged, onClose, t.leave);
  const read = useRead(calls.preview, { params, body: audience }, { keepsPrevious: true });
  const preview = read.isPlaceholderData ? undefined : read.data?.preview;
  const send = useCall(calls.send, { invalidates: messageReads, showsErrors: true });
  const test = useCall(calls.test, { showsErrors: true });
  const { organizationId, activityId } = params;
  const activity = useRead(
    getActivity,
    { params: { organizationId, activityId } },
    { enabled: 'activityId' in scope, showsErrors: true },
  );
  const recipients = preview?.recipients ?? 0;
  const body = { ...draft.texts, ...audience };

  const submit = async () => {
    if (!draft.isRight()) return;
    const result = await send.call({ params, body });
    if (!result.ok) return draft.refuse(result.error);
    notify.success(t.sent(result.reply.message.recipients));
    onClose();
  };
  const tryOut = async () => {
    if (!draft.isRight()) return;
    const result = await test.call({ params, body });
    if (!result.ok) return draft.refuse(result.error);
    notify.success(t.tested(result.reply.message.to));
  };
  const isBlocked = recipients === 0 || send.isPending;
  return (
    <Dialog
      isOpen
      isLined
      size="wide"
      title={t.title}
      subtitle={isMany ? t.toSessions(scope.sessionIds.length) : activity.data?.activity.name}
      onClose={leave}
      footer={
        <>
          <Button
            className={overlayStyles.left}
            variant="default"
            aria-disabled={test.isPending}
            onClick={test.isPending ? undefined : () => void tryOut()}
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
        <MessageFields {...{ kind, ids, draft }} waiting={read.data?.preview.waiting ?? 0} />
        <div className={styles.fields}>
          <Letter texts={draft.texts} sample={preview?.sample ?? null} />
          {preview !== undefined && <ReachInWords preview={preview} />}
        </div>
      </div>
      {confirmDialog}
    </Dialog>
  );
}

/** The mail as the first recipient reads it. */
function Letter({ texts, sample }: { texts: MessageTexts; sample: MessagePreview['sample'] }) {
  const t = useMessages(messageMessages);
  const values = sample?.values ?? {};
  const read = (text: string, nothing: string) =>
    text.trim() === '' ? <span className={look.muted}>{nothing}</span> : filledIn(text, values);
  return (
    <section className={styles.letter} aria-label={t.preview}>
      <h3>{sample === null ? t.preview : t.previewFor(sample.name)}</h3>
      <h4>{read(texts.subject, t.noSubject)}</h4>
      <p>{read(texts.body, t.noBody)}</p>
    </section>
  );
}

function ReachInWords({ preview }: { preview: MessagePreview }) {
  const t = useMessages(messageMessages);
  const { recipients, people, reply_to: address } = preview;
  return (
    <p className={styles.reach} role="status">
      {recipients === 0
        ? t.nobody
        : `${t.reach(recipients, people)} ${address === null ? t.noReplies : t.replies(address)}`}
    </p>
  );
}

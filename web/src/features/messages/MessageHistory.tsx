import type { Message } from '@move/contract/messages/message.ts';
import { useFormats } from '../../platform/texts/formats.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { useRead } from '../../platform/api/reads.ts';
import { ListFailed } from '../../screens/list/ListStates.tsx';
import { SideDrawer } from '../../ui/overlays/SideDrawer.tsx';
import { EmptyState } from '../../ui/page/EmptyState.tsx';
import { TextSkeleton } from '../../ui/page/Skeletons.tsx';
import { messageCalls, type MessageScope, paramsOf } from './message-calls.ts';
import { messageItemMessages } from './message-items.messages.ts';
import { messageMessages } from './messages.messages.ts';
import * as look from '../../ui/look/look.module.css';
import * as styles from './messages.module.css';

/** Earlier messages to these people, by whom, and whether they arrived. */
export function MessageHistory({ scope, onClose }: { scope: MessageScope; onClose: () => void }) {
  const t = useMessages(messageMessages).history;
  const { sent } = useMessages(messageItemMessages);
  const { list } = messageCalls(scope);
  const read = useRead(list, { params: paramsOf(scope), query: { itemsPerPage: 100 } }, { showsErrors: true });
  const messages = read.data?.messages;
  return (
    <SideDrawer isOpen title={sent} onClose={onClose}>
      {read.error !== null && messages === undefined && (
        <ListFailed error={read.error} onRetry={() => void read.refetch()} />
      )}
      {read.error === null && messages === undefined && <TextSkeleton lines={6} />}
      {messages?.length === 0 && <EmptyState {...t.empty} />}
      {messages?.map((message) => (
        <SentMessage key={message.id} message={message} />
      ))}
    </SideDrawer>
  );
}

function SentMessage({ message }: { message: Message }) {
  const t = useMessages(messageMessages).history;
  const formats = useFormats();
  const { subject, body, recipients, delivery, includes_waitlist: isWider } = message;
  const facts = [
    message.sent_by ?? t.nobody,
    formats.moment(message.created_at),
    t.recipients(recipients) + (isWider ? ` (${t.withWaitlist})` : ''),
  ];
  return (
    <details className={styles.sent}>
      <summary>
        <b className={look.semibold}>{subject}</b>
        <span className={`${look.small} ${look.soft}`}>{facts.join(' · ')}</span>
        {delivery.queued > 0 && <span className={`${look.small} ${look.soft}`}>{t.queued(delivery.queued)}</span>}
        {delivery.failed > 0 && <span className={`${look.small} ${styles.failed}`}>{t.failed(delivery.failed)}</span>}
      </summary>
      <p>{body}</p>
    </details>
  );
}

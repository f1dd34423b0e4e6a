import type { MessagePreview } from '@move/contract/messages/message.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { messageMessages } from './messages.messages.ts';
import type { Outgoing } from './use-message-sending.ts';
import * as look from '../../ui/look/look.module.css';
import * as styles from './messages.module.css';

/** Shows how many people get the message and where replies go. For several organisations, shows the result of each. */
export function MessageRecipients({ parts }: { parts: readonly Outgoing[] }) {
  const t = useMessages(messageMessages);
  const [only] = parts;
  if (parts.length === 1) return only?.preview ? <RecipientsText preview={only.preview} /> : null;
  return (
    <section aria-label={t.perOrganization} role="status">
      <p className={styles.reach}>{t.severalText}</p>
      <ul className={styles.organizations}>
        {parts.map(({ name, params, ...part }) => (
          <li key={params.organizationId}>
            <span className={look.semibold}>{name}</span>
            <OutcomeInWords {...part} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function OutcomeInWords({ preview, sent, error }: Pick<Outgoing, 'preview' | 'sent' | 'error'>) {
  const t = useMessages(messageMessages);
  if (sent !== undefined) return <span>{t.sentTo(sent)}</span>;
  if (error !== null) return <span className={look.danger}>{error}</span>;
  if (preview === undefined) return null;
  const { recipients, reply_to: address } = preview;
  const unreachable = <Unreachable {...preview.without_address} />;
  const hasUnreachable = preview.without_address.count > 0;
  if (recipients === 0) {
    return (
      <span className={look.muted}>
        {t.recipients(0)}
        {hasUnreachable && '.'}
        {unreachable}
      </span>
    );
  }
  return (
    <span>
      {address === null ? `${t.recipients(recipients)}. ${t.noReplies}` : t.recipients(recipients)}
      {address !== null && hasUnreachable && '.'}
      {unreachable}
    </span>
  );
}

function RecipientsText({ preview }: { preview: MessagePreview }) {
  const t = useMessages(messageMessages);
  const { recipients, people, reply_to: address } = preview;
  return (
    <p className={styles.reach} role="status">
      {recipients === 0
        ? t.nobody
        : `${t.reach(recipients, people)} ${address === null ? t.noReplies : t.replies(address)}`}
      <Unreachable {...preview.without_address} />
    </p>
  );
}

/** The people whom no mail reaches, so that the writer can call them. */
function Unreachable({ count, names }: MessagePreview['without_address']) {
  const t = useMessages(messageMessages);
  return count === 0 ? null : <> {t.unreachable(names, count - names.length)}</>;
}

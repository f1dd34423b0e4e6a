import { type DemoMail, listDemoMails } from '@move/contract/mailbox/mailbox.ts';
import { ApiError } from '@move/contract/kit/client/client.ts';
import { IconArrowLeft, IconRefresh } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useFormats } from '../../platform/texts/formats.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { Link } from '../../platform/navigation/navigation.tsx';
import { useRead } from '../../platform/api/reads.ts';
import { Button } from '../../ui/page/Button.tsx';
import { EmptyState } from '../../ui/page/EmptyState.tsx';
import { ErrorPanel } from '../../ui/page/errors/ErrorPanel.tsx';
import { NotFound } from '../../ui/page/errors/NotFound.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { linkedText } from './linked-text.ts';
import { mailboxMessages } from './mailbox.messages.ts';
import * as look from '../../ui/look/look.module.css';
import * as buttonStyles from '../../ui/page/Button.module.css';
import * as styles from './MailboxScreen.module.css';

/** The mails that a demo stored instead of sending, with working links. */
export function MailboxScreen() {
  const t = useMessages(mailboxMessages);
  const { data, error, refetch, isFetching } = useRead(listDemoMails, {}, { showsErrors: true });
  const [chosenId, setChosenId] = useState<number | null>(null);
  const mails = data?.mails ?? [];
  const chosen = mails.find(({ id }) => id === chosenId) ?? mails[0];
  if (error instanceof ApiError && error.status === 404) {
    return (
      <main id="main" className={styles.mailbox}>
        <NotFound homeHref="/overview" />
      </main>
    );
  }
  return (
    <main id="main" className={styles.mailbox}>
      <PageHeader
        title={t.title}
        meta={[t.text]}
        isLined
        actions={
          <>
            <Link to="/login" className={buttonStyles.textLink}>
              {t.login}
            </Link>
            <Button
              variant="default"
              loading={isFetching}
              leftSection={<IconRefresh size={16} stroke={1.75} aria-hidden />}
              onClick={() => void refetch()}
            >
              {t.refresh}
            </Button>
          </>
        }
      />
      {error !== null && <ErrorPanel onRetry={() => void refetch()} />}
      {data !== undefined && chosen === undefined && <EmptyState title={t.empty.title} text={t.empty.text} />}
      {chosen !== undefined && (
        <div className={styles.columns} data-open={chosenId !== null}>
          <MailList mails={mails} chosenId={chosen.id} onChoose={setChosenId} />
          <Mail key={chosenId} mail={chosen} onBack={() => setChosenId(null)} />
        </div>
      )}
    </main>
  );
}

type MailListProps = { mails: readonly DemoMail[]; chosenId: number; onChoose: (id: number) => void };

function MailList({ mails, chosenId, onChoose }: MailListProps) {
  const t = useMessages(mailboxMessages);
  const formats = useFormats();
  return (
    <ul className={styles.list} aria-label={t.list}>
      {mails.map(({ id, subject, to, created_at: at }) => (
        <li key={id}>
          <button type="button" aria-current={id === chosenId ? 'true' : undefined} onClick={() => onChoose(id)}>
            <span className={`${look.semibold} ${look.ellipsis}`}>{subject}</span>
            <span className={`${look.small} ${look.soft} ${look.ellipsis}`}>{to}</span>
            <span className={`${look.small} ${look.muted}`}>{formats.relative(at)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

type MailProps = { mail: DemoMail; onBack: () => void };

/** One mail; on the phone it replaces the list. */
function Mail({ mail, onBack }: MailProps) {
  const t = useMessages(mailboxMessages);
  const formats = useFormats();
  const back = useRef<HTMLButtonElement>(null);
  // where the list is next to the mail the button is hidden, and this does nothing
  useEffect(() => back.current?.focus(), []);
  return (
    <article className={styles.mail} aria-labelledby="mail-subject">
      <button ref={back} type="button" className={`${buttonStyles.linkButton} ${styles.back}`} onClick={onBack}>
        <IconArrowLeft size={17} stroke={1.75} aria-hidden /> {t.back}
      </button>
      <h2 id="mail-subject">{mail.subject}</h2>
      <p className={`${look.small} ${look.soft}`}>
        {t.to} {mail.to} · {formats.moment(mail.created_at)}
      </p>
      {mail.attachment !== null && (
        <p className={`${look.small} ${look.soft}`}>
          {t.attachment} {mail.attachment}
        </p>
      )}
      <p className={styles.text}>
        {linkedText(mail.text).map(({ at, text, href }) =>
          href === null ? (
            text
          ) : (
            <a key={at} href={href} className={buttonStyles.textLink}>
              {text}
            </a>
          ),
        )}
      </p>
    </article>
  );
}

import type { AuthSession } from '@move/contract/access/auth-sessions.ts';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { Chip } from '../../../ui/marks/Chip.tsx';
import { Button } from '../../../ui/page/Button.tsx';
import { authSessionMessages } from './auth-sessions.messages.ts';
import * as look from '../../../ui/look/look.module.css';
import * as styles from './AuthSessionList.module.css';

type AuthSessionListProps = {
  sessions: readonly AuthSession[];
  /** Ends a session; absent: the list is read-only. */
  onEnd?: ((session: AuthSession) => void) | undefined;
  isPending?: boolean;
};

/** The sessions of a user: device, IP address, when each began and when it was last used. */
export function AuthSessionList({ sessions, onEnd, isPending = false }: AuthSessionListProps) {
  const t = useMessages(authSessionMessages);
  return (
    <ul className={styles.list} aria-label={t.list}>
      {sessions.map((session) => (
        <SessionRow key={session.id} {...{ session, onEnd, isPending }} />
      ))}
    </ul>
  );
}

type SessionRowProps = Omit<AuthSessionListProps, 'sessions'> & { session: AuthSession };

function SessionRow({ session, onEnd, isPending }: SessionRowProps) {
  const t = useMessages(authSessionMessages);
  const formats = useFormats();
  const device = useDevice()(session);
  const since = t.since(formats.moment(session.started_at));
  const facts = [
    ...(session.ip === null ? [] : [t.place(session.ip)]),
    since,
    ...(session.is_current ? [] : [isLately(session) ? t.usedLately : t.used(formats.relative(session.last_used_at))]),
  ];
  return (
    <li>
      <div className={look.grow}>
        <b>{device}</b> {session.is_current && <Chip>{t.here}</Chip>}
        <div className={`${look.soft} ${look.small}`}>{facts.join(' · ')}</div>
      </div>
      {onEnd && !session.is_current && (
        <Button
          variant="default"
          size="xs"
          disabled={isPending === true}
          aria-label={t.endOn(device, since)}
          onClick={() => onEnd(session)}
        >
          {t.end}
        </Button>
      )}
    </li>
  );
}

const HOUR_MS = 3_600_000;

/** Whether the session may be in use. When it was last used is stored only on a token refresh, once an hour. */
const isLately = ({ last_used_at }: AuthSession) => Date.now() - Date.parse(last_used_at) < HOUR_MS;

/** The browser and system of a session, such as “Firefox op Windows”. */
export function useDevice(): (session: Pick<AuthSession, 'browser' | 'system'>) => string {
  const t = useMessages(authSessionMessages);
  return ({ browser, system }) =>
    browser !== null && system !== null ? t.on(browser, system) : (browser ?? system ?? t.unknown);
}

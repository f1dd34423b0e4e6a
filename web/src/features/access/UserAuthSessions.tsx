import { listUserAuthSessions } from '@move/contract/access/auth-sessions.ts';
import { useMessages } from '../../platform/messages.ts';
import { useRead } from '../../platform/reads.ts';
import { ErrorPanel } from '../../ui/page/ErrorPanel.tsx';
import { AuthSessionList } from './AuthSessionList.tsx';
import { authSessionMessages } from './auth-sessions.messages.ts';

/** Where another user is logged in, for a superadmin. */
export function UserAuthSessions({ userId }: { userId: number }) {
  const t = useMessages(authSessionMessages);
  const { data, error, refetch } = useRead(listUserAuthSessions, { params: { userId } }, { showsErrors: true });
  if (data === undefined) return error === null ? null : <ErrorPanel onRetry={() => void refetch()} />;
  return data.sessions.length === 0 ? <p className="soft">{t.none}</p> : <AuthSessionList sessions={data.sessions} />;
}

import { listUserAuthSessions } from '@move/contract/access/auth-sessions.ts';
import type { ReactNode } from 'react';
import { useMessages } from '../../../platform/texts/messages.ts';
import { useRead } from '../../../platform/api/reads.ts';
import { ErrorPanel } from '../../../ui/page/errors/ErrorPanel.tsx';
import { AuthSessionList } from './AuthSessionList.tsx';
import { authSessionMessages } from './auth-sessions.messages.ts';
import * as look from '../../../ui/look/look.module.css';

type UserAuthSessionsProps = {
  userId: number;
  /** The actions below the list, when it isn't empty. */
  children: ReactNode;
};

/** Where another user is logged in, for a superadmin. */
export function UserAuthSessions({ userId, children }: UserAuthSessionsProps) {
  const t = useMessages(authSessionMessages);
  const { data, error, refetch } = useRead(listUserAuthSessions, { params: { userId } }, { showsErrors: true });
  if (data === undefined) return error === null ? null : <ErrorPanel onRetry={() => void refetch()} />;
  if (data.sessions.length === 0) return <p className={look.soft}>{t.none}</p>;
  return (
    <>
      <AuthSessionList sessions={data.sessions} />
      {children}
    </>
  );
}

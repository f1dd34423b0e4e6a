import type { CheckInSession } from '@move/contract/check-in/check-in-records.ts';
import { useEffect } from 'react';
import { useMessages } from '../../../platform/texts/messages.ts';
import { Link } from '../../../platform/navigation/navigation.tsx';
import { clearUndoable } from '../../../platform/notify.ts';
import { EmptyState } from '../../../ui/page/EmptyState.tsx';
import { ErrorPanel } from '../../../ui/page/errors/ErrorPanel.tsx';
import { ListSkeleton } from '../../../ui/page/Skeletons.tsx';
import { checkInMessages } from '../check-in.messages.ts';
import { LostRefusals } from '../answers/LostRefusals.tsx';
import { SessionPeople } from './SessionPeople.tsx';
import { useCheckInWorker } from '../offline/use-check-in-worker.ts';
import { useToday, useTodayOrganizationId } from '../today/use-today.ts';
import * as buttonStyles from '../../../ui/page/Button.module.css';

/** The check-in list of one session of today, or of one of the next days. */
export function CheckInScreen({ sessionId }: { sessionId: number }) {
  useCheckInWorker();
  const t = useMessages(checkInMessages).list;
  const { data, isFailed, refetch } = useToday(useTodayOrganizationId());
  if (isFailed) return <ErrorPanel title={t.failed} onRetry={refetch} />;
  if (data === undefined) return <ListSkeleton />;
  const session = data.sessions.find(({ id }) => id === sessionId);
  const coming = data.upcoming.find(({ id }) => id === sessionId);
  if (session !== undefined) return <SessionPeople session={session} {...neighboursOf(session, data.sessions)} />;
  if (coming !== undefined) return <SessionPeople session={coming} previousId={null} nextId={null} />;
  return <SessionGone sessionId={sessionId} />;
}

/**
 * Shown when the session is not in the list, because it was canceled, moved or is on another day. Lists the refused taps of the session,
 * which have no row any more.
 */
function SessionGone({ sessionId }: { sessionId: number }) {
  const t = useMessages(checkInMessages).list;
  // an offered undo may be of a tap in this session, which isn't in the list any more
  useEffect(clearUndoable, []);
  const back = (
    <Link to="/checkin?list=1" className={buttonStyles.linkButton}>
      {t.back}
    </Link>
  );
  return (
    <>
      <LostRefusals isLost={({ place }) => place.sessionId === sessionId} />
      <EmptyState level={1} title={t.gone.title} text={t.gone.text} actions={back} />
    </>
  );
}

/** The previous and next session of the same group: the user's own sessions, or the other ones. */
function neighboursOf(session: CheckInSession, sessions: readonly CheckInSession[]) {
  const group = sessions.filter(({ is_mine }) => is_mine === session.is_mine);
  const index = group.indexOf(session);
  return { previousId: group[index - 1]?.id ?? null, nextId: group[index + 1]?.id ?? null };
}

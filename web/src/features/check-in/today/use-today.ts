import { getToday, listCheckIn } from '@move/contract/check-in/check-in.ts';
import type { CheckInSession } from '@move/contract/check-in/check-in-records.ts';
import { useEffect } from 'react';
import { useWorkContext } from '../../../platform/state/context.ts';
import { useGate } from '../../../platform/session/gate.tsx';
import { prefetchList, sweepLists, useKeptRead } from '../kept/kept-lists.ts';
import { serverNow } from '../offline/server-clock.ts';
import { withStatusAt } from './today-now.ts';
import { useResumeAfterFailure, useRefetchWhenOnline } from '../offline/use-resume-after-failure.ts';

const ASK_MS = 15_000;
/** The most sessions whose participants are read in advance, for use without a network. */
const AHEAD_MAX = 12;

export const sessionParams = ({ id, organization, activity }: CheckInSession) => ({
  organizationId: organization.id,
  activityId: activity.id,
  sessionId: id,
});

/**
 * The organisation whose sessions of today are shown: for an administrator of a platform, who is in no team, the last used one. Undefined
 * for other users, and for an administrator who has used none: the sessions of all organisations of the user are then shown.
 */
export function useTodayOrganizationId(): number | undefined {
  const isAdmin = useGate().role('admin');
  const last = useWorkContext().organizationId;
  return isAdmin && last !== null ? last : undefined;
}

/**
 * Reads the sessions of today; without a network, returns those stored on this phone. Also reads and stores the participants of the user's
 * own sessions, because there may be no network at the door.
 */
export function useToday(organizationId?: number) {
  const query = organizationId === undefined ? {} : { organization_id: organizationId };
  const read = useKeptRead(getToday, { query }, { refetchInterval: () => ASK_MS });
  const sessions = withStatusAt(read.data?.sessions ?? [], serverNow());
  const ahead = sessions.filter((session) => session.is_mine && session.status !== 'past').slice(0, AHEAD_MAX);
  const ids = ahead.map(({ id }) => id).join();
  useResumeAfterFailure(read.isUnreachable);
  useRefetchWhenOnline();
  useEffect(() => {
    void sweepLists();
  }, []);
  useEffect(() => {
    for (const session of ahead) void prefetchList(listCheckIn, { params: sessionParams(session) });
    // oxlint-disable-next-line react/exhaustive-deps -- the same sessions, however often their counts change
  }, [ids]);
  return { ...read, data: read.data && { ...read.data, sessions } };
}

import { getToday, listCheckIn } from '@move/contract/check-in/check-in.ts';
import type { CheckInSession } from '@move/contract/check-in/check-in-records.ts';
import { useEffect } from 'react';
import { useWorkContext } from '../../../platform/state/context.ts';
import { useGate } from '../../../platform/session/gate.tsx';
import { keepAhead, sweepLists, useKeptRead } from '../kept/kept-lists.ts';
import { serverNow } from '../offline/server-clock.ts';
import { sessionsAt } from './today-now.ts';
import { useBackOnline, useOnlineEvent } from '../offline/use-back-online.ts';

const ASK_MS = 15_000;
/** The most sessions whose participants are read in advance, for use without a network. */
const AHEAD_MAX = 12;

export const placeOf = ({ id, organization, activity }: CheckInSession) => ({
  organizationId: organization.id,
  activityId: activity.id,
  sessionId: id,
});

/**
 * The organisation whose sessions are today's. An administrator of a platform is in no team, so theirs is the last used one. Undefined for
 * others: the sessions of all their organisations.
 */
export function useTodayPlace(): number | undefined {
  const isAdmin = useGate().role('admin');
  const last = useWorkContext().organizationId;
  return isAdmin && last !== null ? last : undefined;
}

/** Today as this phone knows it; also reads the lists of the user's own sessions, since there may be no network at the door. */
export function useToday(organizationId?: number) {
  const query = organizationId === undefined ? {} : { organization_id: organizationId };
  const read = useKeptRead(getToday, { query }, { refetchInterval: () => ASK_MS });
  const sessions = sessionsAt(read.data?.sessions ?? [], serverNow());
  const ahead = sessions.filter((session) => session.is_mine && session.status !== 'past').slice(0, AHEAD_MAX);
  const ids = ahead.map(({ id }) => id).join();
  useBackOnline(read.keptAt !== null);
  useOnlineEvent();
  useEffect(() => {
    void sweepLists();
  }, []);
  useEffect(() => {
    for (const session of ahead) void keepAhead(listCheckIn, { params: placeOf(session) });
    // oxlint-disable-next-line react/exhaustive-deps -- the same sessions, however often their counts change
  }, [ids]);
  return { ...read, data: read.data && { ...read.data, sessions } };
}

import { useEffect } from 'react';
import { useNavigate, useSearch } from '../../../platform/navigation/navigation.tsx';
import { useCheckInWorker } from '../offline/use-check-in-worker.ts';
import { TodayPart } from './TodayPart.tsx';
import { runningSession } from './today-now.ts';
import { useToday, useTodayOrganizationId } from './use-today.ts';

/**
 * The start page of the installed app. If the user trains one session now, opens its participants, else shows the sessions of today.
 * `?list=1` always shows the sessions; the link back from the participants has it.
 */
export function TodayScreen() {
  useCheckInWorker();
  const organizationId = useTodayOrganizationId();
  const navigate = useNavigate();
  const { list } = useSearch();
  const { data } = useToday(organizationId);
  const running = list === undefined ? runningSession(data?.sessions ?? []) : null;
  useEffect(() => {
    if (running !== null) navigate(`/checkin/${running}`, { replace: true });
  }, [running, navigate]);
  return <TodayPart isDoor {...(organizationId === undefined ? {} : { organizationId })} />;
}

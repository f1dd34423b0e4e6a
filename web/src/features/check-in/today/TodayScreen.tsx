import { useEffect } from 'react';
import { useNavigate, useSearch } from '../../../platform/navigation/navigation.tsx';
import { useCheckInWorker } from '../offline/use-check-in-worker.ts';
import { TodayPart } from './TodayPart.tsx';
import { runningSession } from './today-now.ts';
import { useToday, useTodayPlace } from './use-today.ts';

/**
 * The start page of the installed app: opens the participants of the session that the user trains now, else today's sessions. The link back
 * from those participants asks for the list (`?list=1`).
 */
export function TodayScreen() {
  useCheckInWorker();
  const organizationId = useTodayPlace();
  const navigate = useNavigate();
  const { list } = useSearch();
  const { data } = useToday(organizationId);
  const running = list === undefined ? runningSession(data?.sessions ?? []) : null;
  useEffect(() => {
    if (running !== null) navigate(`/checkin/${running}`, { replace: true });
  }, [running, navigate]);
  return <TodayPart isDoor {...(organizationId === undefined ? {} : { organizationId })} />;
}

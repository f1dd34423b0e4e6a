import { TodayPart } from './TodayPart.tsx';
import { useCheckInWorker } from '../offline/use-check-in-worker.ts';
import { useTodayPlace } from './use-today.ts';

/** The start page of the installed app. */
export function TodayScreen() {
  useCheckInWorker();
  const organizationId = useTodayPlace();
  return <TodayPart {...(organizationId === undefined ? {} : { organizationId })} />;
}

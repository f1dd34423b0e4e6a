import { TodayPart } from './TodayPart.tsx';
import { useCheckInWorker } from './use-check-in-worker.ts';
import { useTodayPlace } from './use-today.ts';

/** Where the installed app starts (D2.4). */
export function TodayScreen() {
  useCheckInWorker();
  const organizationId = useTodayPlace();
  return <TodayPart {...(organizationId === undefined ? {} : { organizationId })} />;
}

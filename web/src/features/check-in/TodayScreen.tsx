import { TodayPart } from './TodayPart.tsx';
import { useCheckInWorker } from './use-check-in-worker.ts';

/** Where the installed app starts (D2.4). */
export function TodayScreen() {
  useCheckInWorker();
  return <TodayPart />;
}

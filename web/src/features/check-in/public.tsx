import { lazyPart } from '../../ui/lazy-part.tsx';

export { useLivePeople } from './people/use-live-people.ts';
/** The sessions of today for a trainer, loaded when they are shown. */
export const TodayPart = lazyPart(() => import('./today/TodayPart.tsx').then((module) => module.TodayPart));
/** Sends the taps that an earlier page in this browser queued but didn't send. */
export const sendQueuedCheckIns = () => import('./offline/tap-sending.ts').then((module) => module.startSending());

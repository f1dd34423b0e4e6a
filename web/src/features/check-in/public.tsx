import { lazyPart } from '../../ui/lazy-part.tsx';

export { useLivePeople } from './people/use-live-people.ts';
/** The sessions of today for a trainer, loaded when they are shown. */
export const TodayPart = lazyPart(() => import('./today/TodayPart.tsx').then((module) => module.TodayPart));
/** Sends the taps that were unsent when the app was last closed in this browser. */
export const sendQueuedCheckIns = () => import('./offline/tap-sending.ts').then((module) => module.startSending());

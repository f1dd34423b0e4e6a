import { lazyPart } from '../../ui/lazy-part.tsx';

export { useLivePeople } from './people/use-live-people.ts';
/** The day of a trainer, loaded when it is shown. */
export const TodayPart = lazyPart(() => import('./today/TodayPart.tsx').then((module) => module.TodayPart));
/** Sends taps that an earlier page left unsent. */
export const sendLateTaps = () => import('./offline/tap-sending.ts').then((module) => module.startSending());

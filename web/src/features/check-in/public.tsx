import { later } from '../../ui/later.tsx';

export { useLivePeople } from './people/use-live-people.ts';
/** The day of a trainer, loaded when it shows. */
export const TodayPart = later(() => import('./today/TodayPart.tsx').then((module) => module.TodayPart));
/** Sends what an earlier page left unsent. */
export const sendLateTaps = () => import('./offline/tap-sending.ts').then((module) => module.startSending());

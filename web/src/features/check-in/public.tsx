import { later } from '../../ui/later.tsx';

export { useLivePeople } from './use-live-people.ts';
/** The day of a trainer, loaded when it shows. */
export const TodayPart = later(() => import('./TodayPart.tsx').then((module) => module.TodayPart));
export { startSending } from './tap-sending.ts';

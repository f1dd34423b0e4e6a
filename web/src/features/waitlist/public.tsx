import { later } from '../../ui/later.tsx';

/** The waiting list of a session or bundle, loaded when its tab opens. */
export const WaitlistPart = later(() => import('./WaitlistPart.tsx').then((module) => module.WaitlistPart));

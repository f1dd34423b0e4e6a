import { later } from '../../ui/later.tsx';

/** Who waits for a session or a bundle, loaded when its tab opens. */
export const WaitlistPart = later(() => import('./WaitlistPart.tsx').then((module) => module.WaitlistPart));

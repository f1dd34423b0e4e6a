import { later } from '../../ui/later.tsx';

/** A tab of a platform, loaded when it opens. */
export const SessionsPart = later(() => import('./ApplicationSessions.tsx').then((module) => module.SessionsPart));

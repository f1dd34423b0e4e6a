import { later } from '../../ui/later.tsx';

export { InheritedSelect } from './InheritedSelect.tsx';
export { Occupancy, SessionCard, useSessionColumns } from './session-columns.tsx';
export { SessionEdit } from './SessionEdit.tsx';
export { SessionGrid } from './SessionGrid.tsx';
export { firstSession, SessionPlanner } from './SessionPlanner.tsx';
/** A tab of a platform, loaded when it opens. */
export const SessionsPart = later(() => import('./ApplicationSessions.tsx').then((module) => module.SessionsPart));
export { MARKED_BY, type MarkedBy } from './event-marks.ts';
export { planPath } from './plan-path.ts';
export { LazyCalendar } from './LazyCalendar.tsx';
export { periodOf, useSessionView } from './view-of-sessions.ts';
export { ViewSwitch } from './ViewSwitch.tsx';

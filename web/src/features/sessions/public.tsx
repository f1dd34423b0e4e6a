import { lazyPart } from '../../ui/lazy-part.tsx';

export { InheritedSelect } from './edit/InheritedSelect.tsx';
export { Occupancy, SessionCard, useSessionColumns } from './list/session-columns.tsx';
export { SessionEdit } from './edit/SessionEdit.tsx';
export { SessionGrid } from './grid/SessionGrid.tsx';
export { firstSession, SessionPlanner } from './series/SessionPlanner.tsx';
/** A tab of a platform, loaded when it opens. */
export const SessionsPart = lazyPart(() => import('./platform/SessionsPart.tsx').then((module) => module.SessionsPart));
export { MARKED_BY, type MarkedBy } from './calendar/layout/event-marks.ts';
export { planPath } from './list/plan-path.ts';
export { LazyCalendar } from './calendar/LazyCalendar.tsx';
export { periodQuery, useSessionView } from './list/view-of-sessions.ts';
export { ViewSwitch } from './list/ViewSwitch.tsx';

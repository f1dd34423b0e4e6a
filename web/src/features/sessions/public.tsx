import { later } from '../../ui/later.tsx';

export { InheritedSelect } from './InheritedSelect.tsx';
export { Occupancy, useSessionColumns } from './session-columns.tsx';
export { SessionEdit } from './SessionEdit.tsx';
export { SessionGrid } from './SessionGrid.tsx';
export { firstSession, SessionPlanner } from './SessionPlanner.tsx';
/** A tab of a platform, loaded when it opens. */
export const SessionsPart = later(() => import('./ApplicationSessions.tsx').then((module) => module.SessionsPart));

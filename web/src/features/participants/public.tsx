import { later } from '../../ui/later.tsx';

export { AttendanceRail } from './attendance/AttendanceRail.tsx';
export { PeopleActions } from './list/PeopleActions.tsx';
export { takeForWaitlist } from './edit/person-for-waitlist.ts';
export { PersonFields } from './edit/PersonFields.tsx';
export type { BookableScope } from './bookable-scope.ts';
/** The participants of a session or of a bundle, loaded when its tab opens. */
export const ParticipantsPart = later(() => import('./ParticipantsPart.tsx').then((module) => module.ParticipantsPart));
export { useBookableDetails } from './use-bookable-details.ts';

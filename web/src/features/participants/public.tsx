import { later } from '../../ui/later.tsx';

export { AttendanceRail } from './attendance/AttendanceRail.tsx';
export { ParticipantActions } from './list/ParticipantActions.tsx';
export { takeTypedPerson } from './edit/person-for-waitlist.ts';
export { ParticipantFields } from './edit/ParticipantFields.tsx';
export type { BookableParams } from './bookable-scope.ts';
/** The participants of a session or of a bundle, loaded when its tab opens. */
export const ParticipantsPart = later(() => import('./ParticipantsPart.tsx').then((module) => module.ParticipantsPart));
export { useBookableDetails } from './use-bookable-details.ts';

import { later } from '../../ui/later.tsx';

export { AttendanceRail } from './AttendanceRail.tsx';
export { PeopleActions } from './PeopleActions.tsx';
export { PersonFields } from './PersonFields.tsx';
export type { BookableScope } from './bookable-scope.ts';
/** The people of a session or of a bundle, loaded when its tab opens. */
export const ParticipantsPart = later(() => import('./ParticipantsPart.tsx').then((module) => module.ParticipantsPart));
export { useOffer } from './use-offer.ts';

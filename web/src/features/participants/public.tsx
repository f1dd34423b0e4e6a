import { lazyPart } from '../../ui/lazy-part.tsx';
import { ListSkeleton } from '../../ui/page/Skeletons.tsx';

/**
 * The occupancy and attendance of a session, for a rail. Loaded separately, because it reads the participants and the form must not wait
 * for it.
 */
export const AttendanceRail = lazyPart(() =>
  import('./attendance/AttendanceRail.tsx').then((module) => module.AttendanceRail),
);
export { ParticipantActions } from './list/ParticipantActions.tsx';
export { takeTypedPerson } from './edit/person-for-waitlist.ts';
export { ParticipantFields } from './edit/ParticipantFields.tsx';
export type { BookableParams } from './bookable-scope.ts';
/** The participants of a session or of a bundle, loaded when its tab opens. */
export const ParticipantsPart = lazyPart(
  () => import('./ParticipantsPart.tsx').then((module) => module.ParticipantsPart),
  <ListSkeleton />,
);
export { useBookableDetails } from './use-bookable-details.ts';

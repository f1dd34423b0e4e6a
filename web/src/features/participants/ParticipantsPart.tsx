import { BundlePeople } from './BundlePeople.tsx';
import type { BookableScope } from './bookable-scope.ts';
import { SessionPeople } from './SessionPeople.tsx';

/** Who comes to a session or a bundle: found, added, moved, noted, written to and taken off (R2.5-04, R2.5-05). */
export function ParticipantsPart({ place }: { place: BookableScope }) {
  return place.kind === 'session' ? <SessionPeople place={place} /> : <BundlePeople place={place} />;
}

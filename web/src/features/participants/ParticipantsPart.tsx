import { BundlePeople } from './BundlePeople.tsx';
import type { BookableScope } from './bookable-scope.ts';
import { SessionPeople } from './SessionPeople.tsx';

/** Who comes to a session or a bundle: found, added, moved, noted, written to and taken off (R2.5-04, R2.5-05). */
export function ParticipantsPart({ bookable }: { bookable: BookableScope }) {
  return bookable.kind === 'session' ? <SessionPeople bookable={bookable} /> : <BundlePeople bookable={bookable} />;
}

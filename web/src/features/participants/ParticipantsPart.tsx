import { BundlePeople } from './list/BundlePeople.tsx';
import type { BookableParams } from './bookable-scope.ts';
import { SessionPeople } from './list/SessionPeople.tsx';

/** The participants of a session or a bundle: find, add, move, check in, write to and remove. */
export function ParticipantsPart({ bookable }: { bookable: BookableParams }) {
  return bookable.kind === 'session' ? <SessionPeople bookable={bookable} /> : <BundlePeople bookable={bookable} />;
}

import { ageOn } from '../kit/dates/dates.ts';
import { fold } from '../kit/text/fold.ts';
import type { Violation } from '../kit/messages/messages.ts';

/** From this age on people book for themselves. */
export const OWN_BOOKING_AGE = 16;

type Named = { readonly first_name: string; readonly last_name: string };

export type GuardianRule = {
  readonly buyer: Named;
  readonly participants: readonly (Named & { readonly date_of_birth: string | null })[];
  /** The buyer states that they are a parent or guardian. */
  readonly isGuardian: boolean;
  /** The day on which ages are checked, local `YYYY-MM-DD`. */
  readonly day: string;
};

const isSame = (one: Named, other: Named) =>
  fold(`${one.first_name} ${one.last_name}`) === fold(`${other.first_name} ${other.last_name}`);

/** A person younger than 16 on the day is booked by a parent or guardian, who is another person (docs/rules/booking.md). */
export function guardianViolations({ buyer, participants, isGuardian, day }: GuardianRule): Violation[] {
  const minors = participants.filter(
    ({ date_of_birth }) => date_of_birth !== null && ageOn(date_of_birth, day) < OWN_BOOKING_AGE,
  );
  if (minors.length === 0) return [];
  const isBooked = isGuardian && !minors.some((minor) => isSame(minor, buyer));
  return isBooked ? [] : [{ path: ['is_guardian'], key: 'booking.guardian', params: { age: OWN_BOOKING_AGE } }];
}

import type { BookingDraft } from '@move/contract/checkout/checkout.ts';
import type { AnswerDraft } from '@move/contract/questions/answers.ts';
import type { Locale } from '@move/domain/kit/messages/locale.ts';
import { fold } from '@move/domain/kit/text/fold.ts';
import { guardianViolations } from '@move/domain/participants/guardian-rule.ts';
import { invalid, invalidAll } from '../../../platform/http/problem.ts';
import type { ReachablePerson } from '../../bookings/public.ts';

export type Visitor = { person: ReachablePerson; answers: readonly AnswerDraft[] };

/** The people of a booking; those without an address get the buyer's. */
export function peopleOf({ participants, buyer }: BookingDraft, locale: Locale): Visitor[] {
  return participants.map(({ answers = [], email = buyer.email, date_of_birth, gender, notes, ...names }) => ({
    person: {
      ...names,
      email,
      date_of_birth: date_of_birth ?? null,
      gender: gender ?? null,
      notes: notes ?? null,
      locale,
    },
    answers,
  }));
}

const whoOf = ({ email, first_name, last_name, date_of_birth }: ReachablePerson) =>
  fold(`${email} ${first_name} ${last_name} ${date_of_birth ?? ''}`);

/** Throws 422 when a person was entered twice, or a minor is not booked by a parent; `day` is the one on which ages are checked. */
export function assertPeople(people: readonly Visitor[], body: BookingDraft, day: string): void {
  const known = new Set<string>();
  for (const [index, { person }] of people.entries()) {
    const who = whoOf(person);
    if (known.has(who)) throw invalid(`participants.${index}.first_name`, 'participant.duplicate');
    known.add(who);
  }
  const violations = guardianViolations({
    buyer: body.buyer,
    participants: people.map(({ person }) => person),
    isGuardian: body.is_guardian ?? false,
    day,
  });
  if (violations.length > 0) throw invalidAll(violations);
}

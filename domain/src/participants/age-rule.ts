import { ageOn } from '../kit/dates/dates.ts';
import type { Message } from '../kit/messages/messages.ts';

export type AgeRule = {
  readonly should_validate_age: boolean;
  readonly age_from: number | null;
  readonly age_to: number | null;
};

/**
 * Null when the person's age on `day`, local `YYYY-MM-DD`, is within that of the offer (docs/rules/spots.md#ages), or when the offer
 * doesn't check ages.
 */
export function ageMessage(rule: AgeRule, dateOfBirth: string | null, day: string): Message | null {
  if (!rule.should_validate_age) return null;
  if (dateOfBirth === null) return { key: 'required' };
  const { age_from: from, age_to: to } = rule;
  const age = ageOn(dateOfBirth, day);
  if ((from === null || age >= from) && (to === null || age <= to)) return null;
  if (from !== null && to !== null) return { key: 'participant.age', params: { from, to } };
  return from === null
    ? { key: 'participant.age_to', params: { to: to ?? 0 } }
    : { key: 'participant.age_from', params: { from } };
}

/** A date of birth is from 1900 to `today`, the local day of the caller. */
export function birthMessage(dateOfBirth: string | null, today: string): Message | null {
  if (dateOfBirth === null || (dateOfBirth >= '1900-01-01' && dateOfBirth <= today)) return null;
  return { key: 'participant.date_of_birth' };
}

import type { PersonalData } from '@move/contract/privacy/personal-data.ts';
import { fullName } from '../../platform/texts/person-name.ts';

/** A person who is erased together with the participant. */
export type Chosen = { record: string; name: string; email: string };

const SHOWN = 5;

/** The people whose records were chosen, by name; a record that is no longer offered is not erased. */
export function chosenPeople(others: PersonalData['others'], also: readonly string[]): Chosen[] {
  const chosen = others.filter(({ record }) => also.includes(record));
  return chosen.map((other) => ({ record: other.record, name: fullName(other), email: other.email }));
}

/** The first five, and the number of others. */
export const firstPeople = (people: readonly Chosen[]) => ({
  shown: people.slice(0, SHOWN),
  more: Math.max(0, people.length - SHOWN),
});

import type { Locale } from '@move/domain/kit/messages/locale.ts';
import { ageMessage, birthMessage } from '@move/domain/participants/age-rule.ts';
import { toLocalTime } from '@move/domain/kit/dates/time-zones.ts';
import { sql } from 'kysely';
import { invalid } from '../../../platform/http/problem.ts';
import type { LockedSession, ActivityRules } from '../spots/lock-inventory.ts';

/** A participant, or a person who wants to become one. */
export type Person = {
  first_name: string;
  last_name: string;
  /** Null for a walk-in without an address. */
  email: string | null;
  date_of_birth: string | null;
  gender: 'male' | 'female' | 'other' | 'none' | null;
  notes: string | null;
  locale: Locale;
};

/** A person who can be mailed: everyone but a walk-in without an address. */
export type ReachablePerson = Person & { email: string };

type Identity = Record<'email' | 'first_name' | 'last_name' | 'date_of_birth', unknown>;

/** SQL: both have the same e-mail, folded names and date of birth; never true without an e-mail (docs/rules/spots.md#the-same-person). */
const isSame = (row: Identity, other: Identity) =>
  sql`(${row.email} = ${other.email} and fold(${row.first_name}) = fold(${other.first_name})
    and fold(${row.last_name}) = fold(${other.last_name})
    and ${row.date_of_birth} is not distinct from ${other.date_of_birth}::date)`;

const columnsOf = (table?: string): Identity => {
  const column = (name: string) => sql.ref(table === undefined ? name : `${table}.${name}`);
  return {
    email: column('email'),
    first_name: column('first_name'),
    last_name: column('last_name'),
    date_of_birth: column('date_of_birth'),
  };
};

/** SQL: the row is of this person. */
export const isOfPerson = (person: Person) => isSame(columnsOf(), person);

/** SQL: the rows of both tables are of one person. */
export const isSamePerson = (table: string, other: string) => isSame(columnsOf(table), columnsOf(other));

/** Limits that are skipped for this person. The caller has checked `override-limits`. */
export type Overrides = { capacity?: boolean | undefined; age?: boolean | undefined };

/** Throws 422 for a person whose age on the day of the session is outside that of the offer (docs/rules/spots.md#ages). */
export function assertAge(
  offer: ActivityRules,
  session: LockedSession,
  wanted: { person: Person; now: Date; overrides?: Overrides },
) {
  const { person, now, overrides = {} } = wanted;
  const today = toLocalTime(now.toISOString(), session.tz).date;
  const impossible = birthMessage(person.date_of_birth, today);
  if (impossible) throw invalid('date_of_birth', impossible.key);
  const message = ageMessage(offer, person.date_of_birth, session.start_date);
  if (message === null || (overrides.age === true && person.date_of_birth !== null)) return;
  throw invalid('date_of_birth', message.key, message.params);
}

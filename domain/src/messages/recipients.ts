import { fold } from '../kit/fold.ts';
import type { Locale } from '../kit/messages.ts';
import { isErasedEmail } from '../privacy/erased-person.ts';

/** Somebody a message is about: who takes part or waits. */
export type Addressed = {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly locale: Locale;
};

export type Recipient<Person extends Addressed = Addressed> = {
  readonly email: string;
  readonly locale: Locale;
  readonly first_name: string;
  readonly last_name: string;
  /** Whom it is about, as they were given: somebody who comes five times stands in it five times. */
  readonly people: readonly [Person, ...Person[]];
  /** How many different names that are. */
  readonly persons: number;
};

/**
 * One recipient for every address, in the order of the first person of each: a parent of two children reads the message once,
 * with both their names in it. The language is that of the first. An erased person gets none.
 */
export function recipientsOf<Person extends Addressed>(people: readonly Person[]): Recipient<Person>[] {
  const byAddress = new Map<string, [Person, ...Person[]]>();
  for (const person of people) {
    if (isErasedEmail(person.email)) continue;
    const address = person.email.toLowerCase();
    const known = byAddress.get(address);
    if (known) known.push(person);
    else byAddress.set(address, [person]);
  }
  return [...byAddress.values()].map((all) => {
    const [{ email, locale }] = all;
    const joined = (names: readonly string[]) => joinedNames(names, locale);
    return {
      email,
      locale,
      first_name: joined(all.map((person) => person.first_name)),
      last_name: joined(all.map((person) => person.last_name)),
      people: all,
      persons: new Set(all.map((person) => fold(`${person.first_name} ${person.last_name}`))).size,
    };
  });
}

/** “Sanne, Tom en Mila”; a name that comes twice is said once. */
function joinedNames(names: readonly string[], locale: Locale): string {
  const different = new Map<string, string>();
  for (const name of names) if (!different.has(fold(name))) different.set(fold(name), name);
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(different.values());
}

import type { Locale } from '../kit/messages/locale.ts';
import { fold } from '../kit/text/fold.ts';
import { isErasedEmail } from '../privacy/erased-person.ts';

/** A person that a message is about: a participant, or a person on a waiting list. */
export type MessagePerson = {
  readonly first_name: string;
  readonly last_name: string;
  /** Null for a walk-in without an address. */
  readonly email: string | null;
  readonly locale: Locale;
};

export type Recipient<Person extends MessagePerson = MessagePerson> = {
  readonly email: string;
  readonly locale: Locale;
  readonly first_name: string;
  readonly last_name: string;
  /** The people that the message is about, with repeats: a person who takes part five times is in it five times. */
  readonly people: readonly [Person, ...Person[]];
  /** The number of different names. */
  readonly persons: number;
};

/**
 * One recipient for every address, in the order of the first person of each: a parent of two children gets the message once, with both
 * their names. The language is that of the first person. Skips erased people, and those without an address.
 */
export function recipientsOf<Person extends MessagePerson>(people: readonly Person[]): Recipient<Person>[] {
  const byAddress = new Map<string, [Person, ...Person[]]>();
  for (const person of people) {
    if (person.email === null || isErasedEmail(person.email)) continue;
    const address = person.email.toLowerCase();
    const known = byAddress.get(address);
    if (known) known.push(person);
    else byAddress.set(address, [person]);
  }
  return [...byAddress.values()].map((mine) => recipientOf(mine, mine[0].email ?? ''));
}

/** The different names of people without an address, in order. Erased people have none to show. */
export function namesWithoutAddress(people: readonly MessagePerson[]): string[] {
  const names = new Map<string, string>();
  for (const { email, first_name, last_name } of people) {
    if (email !== null) continue;
    const name = `${first_name} ${last_name}`.trim();
    if (!names.has(nameKey(name))) names.set(nameKey(name), name);
  }
  return [...names.values()];
}

function recipientOf<Person extends MessagePerson>(people: [Person, ...Person[]], email: string): Recipient<Person> {
  const [{ locale, first_name, last_name }] = people;
  if (people.length === 1) return { email, locale, first_name, last_name, people, persons: 1 };
  const [firsts, lasts] = [new Map<string, string>(), new Map<string, string>()];
  const persons = new Set<string>();
  for (const person of people) {
    const [first, last] = [nameKey(person.first_name), nameKey(person.last_name)];
    if (!firsts.has(first)) firsts.set(first, person.first_name);
    if (!lasts.has(last)) lasts.set(last, person.last_name);
    persons.add(`${first} ${last}`);
  }
  return {
    email,
    locale,
    first_name: joinedNames([...firsts.values()], locale),
    last_name: joinedNames([...lasts.values()], locale),
    people,
    persons: persons.size,
  };
}

/** Only the first characters of a name are folded: names are shorter, and folding more in thousands of texts takes half a second. */
const FOLDED = 60;

/** The same for names that differ in capitals or accents only. */
const nameKey = (name: string) => fold(name.slice(0, FOLDED)) + name.slice(FOLDED);

/** Maximum of names written out: enough for a family. An address may belong to hundreds of people. */
const NAMES_MAX = 6;

/** “Sanne, Tom en Mila”, “Sanne, Tom, Mila, Noor, Sem en nog 294”. */
function joinedNames(names: readonly string[], locale: Locale): string {
  if (names.length <= NAMES_MAX) return listFormat[locale].format(names);
  const named = names.slice(0, NAMES_MAX - 1);
  return listFormat[locale].format([...named, more[locale](names.length - named.length)]);
}

const listFormat: Readonly<Record<Locale, Intl.ListFormat>> = {
  nl: new Intl.ListFormat('nl', { type: 'conjunction' }),
  en: new Intl.ListFormat('en', { type: 'conjunction' }),
};

const more: Readonly<Record<Locale, (count: number) => string>> = {
  nl: (count) => `nog ${count}`,
  en: (count) => `${count} more`,
};

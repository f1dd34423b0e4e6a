import type { Locale } from '../kit/messages/locale.ts';
import { COUNTER_WORD, isCounterBuyer, type Named } from '../orders/buyers/counter-buyer.ts';

/** Replaces the names of an erased person; screens and files show `ERASED_WORDS` in the reader's language. */
export const ERASED_NAME = { first_name: 'Verwijderd', last_name: '–' } as const;
/** Replaces the names of a user whose account was erased (`erase_account()`). */
export const ERASED_USER = { first_name: 'Verwijderde', last_name: 'gebruiker' } as const;

const ERASED_WORDS = {
  nl: { person: 'Gewist', user: 'Gewiste gebruiker' },
  en: { person: 'Erased', user: 'Erased user' },
} as const satisfies Record<Locale, { person: string; user: string }>;

/** `.invalid` never receives mail (RFC 2606). */
export const ERASED_DOMAIN = '@erased.invalid';

/** The address of an erased person: undeliverable, and different for every erasure. */
export const erasedEmail = (erasureId: number) => `verwijderd-${erasureId}${ERASED_DOMAIN}`;

export const isErasedEmail = (email: string) => email.toLowerCase().endsWith(ERASED_DOMAIN);

/** Whether a typed first or last name would make a living person look erased: each replacing name above begins with one of these words. */
export const isReservedName = (typed: string) => /^(?:verwijderde?|gewiste?|erased)$/i.test(typed.trim());

const isNamed = (person: Named, { first_name, last_name }: Named) =>
  person.first_name === first_name && person.last_name === last_name;

/** Whether a record is of an erased person: judged by the address, as the database does, since anybody may type a name. */
export const isErased = ({ email }: { readonly email: string | null }) => email !== null && isErasedEmail(email);

/** First and last name as shown; for an erased person a label in the reader's language. */
export function shownName(person: Named, locale: Locale): string {
  if (isNamed(person, ERASED_NAME)) return ERASED_WORDS[locale].person;
  if (isNamed(person, ERASED_USER)) return ERASED_WORDS[locale].user;
  if (isCounterBuyer(person)) return COUNTER_WORD[locale];
  return `${person.first_name} ${person.last_name}`.trim();
}

/** A stored full name as shown. */
export const shownFullName = (name: string, locale: Locale): string =>
  name === `${ERASED_USER.first_name} ${ERASED_USER.last_name}` ? ERASED_WORDS[locale].user : name;

/** A row of a file: without names and address for an erased person, and with one word for a buyer who left no name. */
export function shownPerson<Row extends Named & { readonly email: string | null }>(row: Row, locale: Locale): Row {
  if (isCounterBuyer(row)) return { ...row, first_name: COUNTER_WORD[locale], last_name: '' };
  if (!isErased(row)) return row;
  return { ...row, first_name: ERASED_WORDS[locale].person, last_name: '', email: '' };
}

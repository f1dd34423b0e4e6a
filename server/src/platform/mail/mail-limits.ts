import { fold } from '@move/domain/kit/text/fold.ts';
import { type RawBuilder, sql } from 'kysely';

/**
 * Mails about bookings and purchases that one address gets from one organisation (docs/rules/mails.md#limits-of-mails-about-bookings). A
 * day allows four children who are signed up one by one for a season of thirty sessions, and one change of each.
 */
export const MAIL_LIMITS = {
  /** About the same session, bundle or product, and the same person. */
  anHour: 10,
  /** About all sessions, bundles and products together. */
  aDay: 240,
} as const;

/** What a mail is about, as a key. Mails with the same key, address and organisation are counted together. */
export function limitKey(about: string, person: { first_name: string; last_name: string }): string {
  return `${about} ${fold(`${person.first_name} ${person.last_name}`)}`;
}

/**
 * The key of mails to a contact about bookings of others. They are counted separately, so that they don't use up the limit of mails about
 * the contact's own bookings.
 */
export const contactLimitKey = (about: string, person: { first_name: string; last_name: string }) =>
  `${FOR_CONTACTS}${limitKey(about, person)}`;

/**
 * The key of mails that tell a person about a refused booking in their name. They are counted separately: a stranger who tries to book again
 * and again must not use up the limit of mails about the person's own bookings.
 */
export const attemptLimitKey = (about: string, person: { first_name: string; last_name: string }) =>
  `${OF_ATTEMPTS}${limitKey(about, person)}`;

const FOR_CONTACTS = 'contact: ';
const OF_ATTEMPTS = 'attempt: ';

/** SQL: with which other mails a key is counted. */
const groupOf = (key: RawBuilder<unknown>) => sql`case when starts_with(${key}, ${FOR_CONTACTS}) then 'contacts'
  when starts_with(${key}, ${OF_ATTEMPTS}) then 'attempts' else 'own' end`;

/** SQL: the number of earlier mails that were not withheld, by the indexes `mails_counted` and (erased people) `mails_counted_erased`. */
const earlier = (since: RawBuilder<unknown>, { isSameKey }: { isSameKey: boolean }) => {
  const key = sql`earlier.limit_key`;
  const among = (address: RawBuilder<unknown>, sameKey: RawBuilder<unknown>) => sql`(
    select count(*) from mails as earlier
     where ${address} and earlier.limit_key is not null
       and earlier.sender_organization_id is not distinct from mail.sender_organization_id
       and (earlier.refused_at is null or earlier.attempts > 0)
       and earlier.created_at > ${since} and ${isSameKey ? sameKey : sql`true`})`;
  const kept = among(
    sql`earlier.recipient = mail.recipient and ${groupOf(key)} = ${groupOf(sql`mail.limit_key`)}`,
    sql`${key} = mail.limit_key`,
  );
  const hash = sql`mail_limit_hash(mail.recipient::text)`;
  const erased = among(sql`earlier.limit_hash = ${hash}`, sql`${key} = mail_limit_hash(mail.limit_key)`);
  return sql`(${kept} + ${erased})`;
};

/**
 * SQL over rows of `mail`: why a mail is above a limit, or null. Simultaneous calls don't count each other's mails, so together they may
 * exceed a limit.
 */
export const aboveLimit = sql`case
  when mail.limit_key is null then null
  when row_number() over (partition by mail.recipient, mail.sender_organization_id, mail.limit_key order by position)
    + ${earlier(sql`now() - interval '1 hour'`, { isSameKey: true })} > ${MAIL_LIMITS.anHour}::integer
    then ${`above the limit of ${MAIL_LIMITS.anHour} mails an hour about the same booking`}::text
  when row_number() over (partition by mail.recipient, mail.sender_organization_id, mail.limit_key is null,
      ${groupOf(sql`mail.limit_key`)} order by position)
    + ${earlier(sql`now() - interval '1 day'`, { isSameKey: false })} > ${MAIL_LIMITS.aDay}::integer
    then ${`above the limit of ${MAIL_LIMITS.aDay} mails a day about bookings`}::text
  end`;

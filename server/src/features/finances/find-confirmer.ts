import { type Locale, localeOrDefault } from '@move/domain/kit/messages/locale.ts';
import { sql } from 'kysely';
import { newToken } from '../../platform/auth/token.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/route.ts';

/** Days that the mailed link to confirm works. */
const CONFIRM_LINK_DAYS = 7;
/** Days that the link to stop the change works, even after it was confirmed. */
const STOP_LINK_DAYS = 30;
/** An address that was changed fewer days ago gets no confirming link: the user who entered it may be the one who changes the account. */
const NEW_ADDRESS_DAYS = 7;
/** Days that a replaced address is mailed about a new account. */
const FORMER_DAYS = 180;
const DAY_MS = 86_400_000;

export type Link = { token: string; expiresAt: string };
export type Confirmer = {
  organization: string;
  /** The e-mail address of the organisation; null when it has none. */
  email: string | null;
  locale: Locale;
  /** The address that `email` replaced, if that was less than `FORMER_DAYS` ago. */
  former: { email: string; locale: Locale } | null;
  /** The confirming link; null when only a superadmin may release the payouts. */
  link: Link | null;
  /** The link that stops the change, in the mails to all recipients. */
  stop: Link;
};

type Input = { organizationId: number; caller: Caller; now: Date };
type Facts = {
  name: string;
  email: string | null;
  former: string | null;
  is_new: boolean;
  is_own_entry: boolean;
  is_one_superadmin: boolean;
  locale: string | null;
  former_locale: string | null;
};

/**
 * Finds who is asked to confirm a new bank account, and creates the links. There is no confirming link when the organisation has no
 * address, when the address was changed recently, or when it is the caller's own or was entered by the caller. A superadmin and the logins
 * that this superadmin added count as one caller.
 */
export async function findConfirmer(db: Database, { organizationId, caller, now }: Input): Promise<Confirmer> {
  const daysAgo = (days: number) => sql`${now.toISOString()}::timestamptz - make_interval(days => ${days}::integer)`;
  const localeOf = (address: string) =>
    sql`(select locale from users where users.email = ${sql.ref(address)} and users.deleted_at is null limit 1)`;
  const { rows } = await sql<Facts>`
    select organizations.name, nullif(organizations.email::text, '') as email,
      case when email_changed_at > ${daysAgo(FORMER_DAYS)} then previous_email::text end as former,
      coalesce(email_changed_at > ${daysAgo(NEW_ADDRESS_DAYS)}, false) as is_new,
      email_changed_by is not distinct from ${caller.user.id} as is_own_entry,
      email_changed_at is not null and (${caller.user.id}::bigint = any (email_changed_through)
        or coalesce(email_changed_by = any (superadmins_behind(${caller.user.id}, id)), false)) as is_one_superadmin,
      ${localeOf('organizations.email')} as locale, ${localeOf('organizations.previous_email')} as former_locale
    from organizations where id = ${organizationId}`.execute(db);
  const [facts] = rows;
  if (!facts) throw new Error(`organization ${organizationId} is out of scope`);
  const { name, email, former, is_new, is_own_entry, is_one_superadmin, locale, former_locale } = facts;
  const isOwn = is_own_entry || is_one_superadmin || isSameAddress(email, caller.user.email);
  const newLink = (days: number): Link => ({
    token: newToken(),
    expiresAt: new Date(now.getTime() + days * DAY_MS).toISOString(),
  });
  return {
    organization: name,
    email,
    locale: localeOrDefault(locale),
    former:
      former === null || isSameAddress(former, email)
        ? null
        : { email: former, locale: localeOrDefault(former_locale) },
    link: email === null || isOwn || is_new ? null : newLink(CONFIRM_LINK_DAYS),
    stop: newLink(STOP_LINK_DAYS),
  };
}

export const isSameAddress = (one: string | null, other: string | null) => one?.toLowerCase() === other?.toLowerCase();

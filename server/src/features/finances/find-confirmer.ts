import type { Locale } from '@move/domain/kit/messages.ts';
import { sql } from 'kysely';
import { newToken } from '../../platform/auth/token.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/route.ts';

/** How long the mailed link works. */
const WORKS_DAYS = 7;
/** An address that was changed less than this ago gets no link: whoever changed it may be the one who changes the account. */
const KNOWN_DAYS = 7;
const DAY_MS = 86_400_000;

export type Confirmer = {
  organization: string;
  /** The e-mail address of the organisation; null when it has none. */
  email: string | null;
  locale: Locale;
  /** Null when only a superadmin may release the payouts. */
  link: { token: string; expiresAt: string } | null;
};

type Asked = { organizationId: number; caller: Caller; now: Date };
type Facts = { name: string; email: string | null; is_new: boolean; locale: string | null };

/**
 * Who is asked to confirm a new bank account, with the link for it. There is no link when the organisation has no address, when the
 * address is the caller's own, or when it was changed in the last days.
 */
export async function findConfirmer(db: Database, { organizationId, caller, now }: Asked): Promise<Confirmer> {
  const { rows } = await sql<Facts>`
    select organizations.name, nullif(organizations.email::text, '') as email,
      coalesce(email_changed_at > ${now.toISOString()}::timestamptz - make_interval(days => ${KNOWN_DAYS}::integer), false) as is_new,
      (select locale from users where users.email = organizations.email and users.deleted_at is null limit 1) as locale
    from organizations where id = ${organizationId}`.execute(db);
  const [facts] = rows;
  if (!facts) throw new Error(`organization ${organizationId} is out of scope`);
  const { name, email, is_new, locale } = facts;
  const isOwn = email?.toLowerCase() === caller.user.email.toLowerCase();
  return {
    organization: name,
    email,
    locale: locale === 'en' ? 'en' : 'nl',
    link:
      email === null || isOwn || is_new
        ? null
        : { token: newToken(), expiresAt: new Date(now.getTime() + WORKS_DAYS * DAY_MS).toISOString() },
  };
}

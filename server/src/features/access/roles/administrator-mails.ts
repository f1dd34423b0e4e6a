import type { UserWithRoles } from '@move/contract/access/users.ts';
import type { Locale } from '@move/domain/kit/messages/locale.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { type Mail, sendMails } from '../../../platform/mail/send-mail.ts';
import { userDisplayName } from '../superadmins/superadmin-mails.ts';

export type Administrator = { id: number; email: string; locale: Locale; first_name: string };

/** Returns the administrators of a platform and of the platform above it, or of all platforms for null. Skips closed logins. */
export async function findAdministrators(db: Database, applicationId: number | null): Promise<Administrator[]> {
  const { rows } = await sql<Administrator>`
    select distinct users.id, users.email::text as email, users.locale, users.first_name
    from user_roles join users on users.id = user_roles.user_id
    where user_roles.role = 'admin' and users.deleted_at is null and users.closed_at is null
      and (${applicationId}::bigint is null or user_roles.application_id in (
        select unnest(array[id, parent_id]) from applications where id = ${applicationId}::bigint))
    order by users.id`.execute(db);
  return rows;
}

type Person = Pick<UserWithRoles, 'id' | 'email' | 'first_name' | 'last_name'>;
type Changed = {
  about: Person;
  /** The user who made the change; for an invite, its sender. Gets no mail, except about the own role. */
  by: Person;
  applicationId: number;
  what: 'given' | 'taken';
  /** The person accepted an invite, so needs no mail. */
  isAccepted?: boolean;
};
type Calling = { db: Database; appUrl: string };

/**
 * Sends a mail about a new or former administrator of a platform, with who made the change: first to that person, then to the other
 * administrators.
 */
export async function mailAdministrators(
  { db, appUrl }: Calling,
  { about, by, applicationId, what, isAccepted = false }: Changed,
): Promise<void> {
  const { rows } = await sql<{ platform: string; locale: Locale }>`
    select applications.name as platform, users.locale from applications, users
    where applications.id = ${applicationId} and users.id = ${about.id}`.execute(db);
  const [facts] = rows;
  if (!facts) return;
  const others = (await findAdministrators(db, applicationId)).filter(({ id }) => id !== about.id && id !== by.id);
  const recipients = isAccepted ? others : [{ ...about, locale: facts.locale }, ...others];
  const mails = recipients.map(({ email, locale, first_name }): Mail => {
    const t = words[locale];
    const named = {
      by: userDisplayName(by),
      name: userDisplayName(about),
      email: about.email,
      platform: facts.platform,
    };
    return {
      to: email,
      locale,
      subject: t.subject[what](named),
      paragraphs: [t.hello(first_name), t.what[what](named), t.notRight],
      link: { text: t.open, url: appUrl },
    };
  });
  await sendMails(db, mails);
}

type Named = { by: string; name: string; email: string; platform: string };
type Texts = Record<Changed['what'], (named: Named) => string>;
type Words = { subject: Texts; hello: (name: string) => string; what: Texts; notRight: string; open: string };

const words = {
  nl: {
    subject: {
      given: ({ name, platform }) => `${name} is nu beheerder van ${platform}`,
      taken: ({ name, platform }) => `${name} is geen beheerder meer van ${platform}`,
    },
    hello: (name) => (name === '' ? 'Hallo,' : `Hallo ${name},`),
    what: {
      given: ({ by, name, email, platform }) => `${by} heeft ${name} (${email}) beheerder van ${platform} gemaakt.`,
      taken: ({ by, name, email, platform }) =>
        `${by} heeft de rol beheerder van ${platform} van ${name} (${email}) ingetrokken.`,
    },
    notRight: 'Klopt dit niet? Overleg dan met de andere beheerders van het platform.',
    open: 'Naar de website',
  },
  en: {
    subject: {
      given: ({ name, platform }) => `${name} is now an administrator of ${platform}`,
      taken: ({ name, platform }) => `${name} is no longer an administrator of ${platform}`,
    },
    hello: (name) => (name === '' ? 'Hello,' : `Hello ${name},`),
    what: {
      given: ({ by, name, email, platform }) => `${by} made ${name} (${email}) an administrator of ${platform}.`,
      taken: ({ by, name, email, platform }) =>
        `${by} took the role of administrator of ${platform} from ${name} (${email}).`,
    },
    notRight: 'Is this not correct? Talk to the other administrators of the platform.',
    open: 'Go to the website',
  },
} as const satisfies Record<Locale, Words>;

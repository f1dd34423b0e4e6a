import type { Organization } from '@move/contract/organizations/organizations.ts';
import { type Locale, localeOrDefault } from '@move/domain/kit/messages/locale.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/route.ts';
import { type Mail, sendMails } from '../../platform/mail/send-mail.ts';

type Changing = { db: Database; user: Pick<Caller['user'], 'first_name' | 'last_name' | 'email'>; appUrl: string };
type Changed = { before: Pick<Organization, 'id' | 'name' | 'email'>; email: string | null };
type Recipient = { email: string; locale: Locale; first_name: string };

/** Returns whether both are the same e-mail address; null and empty are equal. */
export const isSameAddress = (one: string | null, other: string | null) =>
  (one ?? '').toLowerCase() === (other ?? '').toLowerCase();

/**
 * Mails the staff and the former address that the organisation's address was changed and by whom, since invoices and confirmations go to
 * the new one (docs/rules/money.md#bank-account).
 */
export async function mailNewAddress({ db, user, appUrl }: Changing, { before, email }: Changed): Promise<void> {
  const recipients = await findStaff(db, before.id);
  const old = before.email === '' ? null : before.email;
  if (old !== null && !recipients.some((each) => isSameAddress(each.email, old))) {
    recipients.push({ email: old, locale: await localeOf(db, old), first_name: '' });
  }
  const { first_name, last_name, email: login } = user;
  const by = `${first_name} ${last_name}`.trim() || login;
  const mails = recipients.map((recipient): Mail => {
    const t = words[recipient.locale];
    return {
      to: recipient.email,
      locale: recipient.locale,
      subject: t.subject(before.name),
      paragraphs: [t.hello(recipient.first_name), t.what(by, { name: before.name, old, email }), t.whatFor, t.notRight],
      link: { text: t.open, url: `${appUrl}/organizations/${before.id}` },
      organizationId: before.id,
    };
  });
  await sendMails(db, mails);
}

async function findStaff(db: Database, organizationId: number): Promise<Recipient[]> {
  const { rows } = await sql<Recipient>`
    select users.email::text as email, users.locale, users.first_name
    from user_roles join users on users.id = user_roles.user_id and users.deleted_at is null and users.closed_at is null
    where user_roles.organization_id = ${organizationId} and role = 'organization' order by users.id`.execute(db);
  return rows;
}

async function localeOf(db: Database, email: string): Promise<Locale> {
  const { rows } = await sql<{ locale: string }>`
    select locale from users where email = ${email} and deleted_at is null`.execute(db);
  return localeOrDefault(rows[0]?.locale);
}

type Addresses = { name: string; old: string | null; email: string | null };
type Words = {
  subject: (name: string) => string;
  hello: (name: string) => string;
  what: (by: string, addresses: Addresses) => string;
  whatFor: string;
  notRight: string;
  open: string;
};

const words = {
  nl: {
    subject: (name) => `E-mailadres van ${name} gewijzigd`,
    hello: (name) => (name === '' ? 'Hallo,' : `Hallo ${name},`),
    what: (by, { name, old, email }) => {
      if (old === null) return `${by} heeft een e-mailadres van ${name} ingevuld: ${email}.`;
      if (email === null) return `${by} heeft het e-mailadres van ${name} verwijderd: ${old}.`;
      return `${by} heeft het e-mailadres van ${name} gewijzigd van ${old} in ${email}.`;
    },
    whatFor: 'Facturen, mails over uitbetalingen en de bevestiging van een nieuwe bankrekening gaan naar dit adres.',
    notRight: 'Klopt dit niet? Wijzig het adres terug en neem meteen contact op met het platform.',
    open: 'Naar de organisatie',
  },
  en: {
    subject: (name) => `E-mail address of ${name} changed`,
    hello: (name) => (name === '' ? 'Hello,' : `Hello ${name},`),
    what: (by, { name, old, email }) => {
      if (old === null) return `${by} entered an e-mail address of ${name}: ${email}.`;
      if (email === null) return `${by} removed the e-mail address of ${name}: ${old}.`;
      return `${by} changed the e-mail address of ${name} from ${old} to ${email}.`;
    },
    whatFor: 'Invoices, mails about payouts and the confirmation of a new bank account go to this address.',
    notRight: 'Is this not correct? Change the address back and contact the platform at once.',
    open: 'Go to the organisation',
  },
} as const satisfies Record<Locale, Words>;

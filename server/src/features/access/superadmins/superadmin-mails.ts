import type { UserWithRoles } from '@move/contract/access/users.ts';
import type { Locale } from '@move/domain/kit/messages/locale.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Caller } from '../../../platform/http/route.ts';
import { type Mail, sendMails } from '../../../platform/mail/send-mail.ts';
import { findSuperadmins, type Superadmin } from './superadmins.ts';

type What = 'given' | 'taken' | 'closed' | 'reopened';
type Changed = { recipients: readonly Superadmin[]; about: UserWithRoles; what: What };
/** Null for the operator of the installation, on the command line. */
type Actor = Caller | null;
type Calling = { db: Database; caller: Actor; config: { appUrl: string } };

/**
 * Sends a mail about a new or former superadmin, or about a login that was closed or reopened, with who made the change. The user concerned
 * gets the first mail.
 */
export async function mailSuperadmins({ db, caller, config }: Calling, { recipients, about, what }: Changed) {
  const ordered = recipients.toSorted((one, other) => Number(other.id === about.id) - Number(one.id === about.id));
  const mails = ordered.map(({ email, locale, first_name }): Mail => {
    const t = words[locale];
    return {
      to: email,
      locale,
      subject: t.subject[what](userDisplayName(about)),
      paragraphs: [
        t.hello(first_name),
        t.what[what](actorName(caller, locale), userDisplayName(about), about.email),
        t.notRight,
      ],
      link: { text: t.open, url: `${config.appUrl}/admin/permissions?tab=people` },
    };
  });
  await sendMails(db, mails);
}

type Notice = Pick<Mail, 'subject' | 'paragraphs' | 'link'>;
type Deciding = { db: Database; caller: Caller };

/** Mails a decision of one superadmin to the others, so that they can object. */
export async function mailOtherSuperadmins(
  { db, caller }: Deciding,
  noticeIn: (locale: Locale, by: string) => Notice,
): Promise<void> {
  const others = (await findSuperadmins(db)).filter(({ id }) => id !== caller.user.id);
  const mails = others.map(({ email, locale, first_name }): Mail => {
    const { hello, notRight } = words[locale];
    const { paragraphs, ...notice } = noticeIn(locale, actorName(caller, locale));
    return { to: email, locale, ...notice, paragraphs: [hello(first_name), ...paragraphs, notRight] };
  });
  await sendMails(db, mails);
}

const actorName = (actor: Actor, locale: Locale) =>
  actor === null ? words[locale].operator : userDisplayName(actor.user);

export const userDisplayName = ({
  first_name,
  last_name,
  email,
}: Pick<UserWithRoles, 'first_name' | 'last_name' | 'email'>) => `${first_name} ${last_name}`.trim() || email;

type Words = {
  operator: string;
  subject: Record<What, (name: string) => string>;
  hello: (name: string) => string;
  what: Record<What, (by: string, name: string, email: string) => string>;
  notRight: string;
  open: string;
};

const words = {
  nl: {
    operator: 'Wie de installatie beheert',
    subject: {
      given: (name) => `${name} is nu superadmin`,
      taken: (name) => `${name} is geen superadmin meer`,
      closed: (name) => `De login van superadmin ${name} is gesloten`,
      reopened: (name) => `De login van superadmin ${name} is weer open`,
    },
    hello: (name) => (name === '' ? 'Hallo,' : `Hallo ${name},`),
    what: {
      given: (by, name, email) => `${by} heeft ${name} (${email}) superadmin gemaakt.`,
      taken: (by, name, email) => `${by} heeft de rol superadmin van ${name} (${email}) ingetrokken.`,
      closed: (by, name, email) => `${by} heeft de login van superadmin ${name} (${email}) gesloten.`,
      reopened: (by, name, email) => `${by} heeft de login van superadmin ${name} (${email}) weer geopend.`,
    },
    notRight: 'Klopt dit niet? Overleg dan meteen met de andere superadmins en met wie de installatie beheert.',
    open: 'Naar de mensen en hun rollen',
  },
  en: {
    operator: 'The operator of the installation',
    subject: {
      given: (name) => `${name} is now a superadmin`,
      taken: (name) => `${name} is no longer a superadmin`,
      closed: (name) => `The login of superadmin ${name} was closed`,
      reopened: (name) => `The login of superadmin ${name} is open again`,
    },
    hello: (name) => (name === '' ? 'Hello,' : `Hello ${name},`),
    what: {
      given: (by, name, email) => `${by} made ${name} (${email}) a superadmin.`,
      taken: (by, name, email) => `${by} took the role of superadmin from ${name} (${email}).`,
      closed: (by, name, email) => `${by} closed the login of superadmin ${name} (${email}).`,
      reopened: (by, name, email) => `${by} opened the login of superadmin ${name} (${email}) again.`,
    },
    notRight: 'Is this not correct? Talk to the other superadmins and the operator of the installation at once.',
    open: 'Go to the people and their roles',
  },
} as const satisfies Record<Locale, Words>;

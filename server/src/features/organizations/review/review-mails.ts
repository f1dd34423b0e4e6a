import type { Organization } from '@move/contract/organizations/organizations.ts';
import { type Locale, localeOrDefault } from '@move/domain/kit/messages/locale.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { type Mail, sendMail } from '../../../platform/mail/send-mail.ts';
import { teamOfOrganization } from './review.queries.ts';

type About = { organization: Organization; appUrl: string };

/** Mails the home application that an organisation waits for review, if the application has an address. */
export async function mailNewOrganization(
  db: Database,
  { organization, appUrl, isAgain }: About & { isAgain: boolean },
) {
  const home = organization.application_links.find((link) => link.is_home);
  if (!home) return;
  const to = await addressOf(db, home.id);
  if (to === null) return;
  const words = { nl: newWords.nl(organization.name, home.name), en: newWords.en(organization.name, home.name) };
  const locale = await localeOf(db, to);
  const { subject, again, text, button } = words[locale];
  await sendMail(db, {
    to,
    locale,
    subject,
    paragraphs: isAgain ? [again, text] : [text],
    link: { text: button, url: `${appUrl}/application/organizations/review?id=${organization.id}` },
  });
}

type Imported = { applicationId: number; count: number; appUrl: string };

/** Mails the application once about all organisations of a list that wait for review. */
export async function mailImportedOrganizations(
  db: Database,
  { applicationId, count, appUrl }: Imported,
): Promise<void> {
  const to = await addressOf(db, applicationId);
  if (count === 0 || to === null) return;
  const locale = await localeOf(db, to);
  const { subject, text, button } = importedWords[locale];
  await sendMail(db, {
    to,
    locale,
    subject: subject(count),
    paragraphs: [text],
    link: { text: button, url: `${appUrl}/application/organizations/review` },
  });
}

/** The mail address of an application; null when it has none. */
async function addressOf(db: Database, applicationId: number): Promise<string | null> {
  const application = await db
    .selectFrom('applications')
    .select('email')
    .where('id', '=', applicationId)
    .executeTakeFirst();
  return application?.email ?? null;
}

const importedWords = {
  nl: {
    subject: (count: number) =>
      count === 1
        ? '1 geïmporteerde organisatie wacht op beoordeling'
        : `${count} geïmporteerde organisaties wachten op beoordeling`,
    text: 'Ze komen uit een lijst die is ingelezen. Tot iemand een organisatie accepteert, is haar aanbod niet te zien.',
    button: 'Beoordelen',
  },
  en: {
    subject: (count: number) =>
      count === 1
        ? '1 imported organisation is waiting for review'
        : `${count} imported organisations are waiting for review`,
    text: 'They were imported from a list. What an organisation offers becomes visible once somebody accepts it.',
    button: 'Review',
  },
};

const newWords = {
  nl: (name: string, application: string) => ({
    subject: `${name} wacht op beoordeling`,
    again: 'De organisatie is eerder afgewezen en nu opnieuw ingediend.',
    text: `${name} wil meedoen op ${application}. Tot iemand de organisatie accepteert, is haar aanbod niet te zien.`,
    button: 'Beoordelen',
  }),
  en: (name: string, application: string) => ({
    subject: `${name} is waiting for review`,
    again: 'The organisation was rejected before and has been submitted again.',
    text: `${name} wants to join ${application}. What it offers becomes visible once somebody accepts it.`,
    button: 'Review',
  }),
};

type Decision = Pick<Organization, 'id' | 'name' | 'status' | 'email' | 'rejected_reason'> & { reviewed_at: string };

/** Mails the decision to the organisation's address, or without one to its staff. Doesn't repeat a mail about the same decision. */
export async function mailDecision(
  db: Database,
  { organization, appUrl }: { organization: Decision; appUrl: string },
): Promise<void> {
  const { id, email, reviewed_at } = organization;
  const recipients = email ? [email] : await staffOf(db, id);
  const sender = await findSender(db, id);
  for (const to of recipients) {
    const locale = await localeOf(db, to);
    const onceKey = `decision:${id}:${reviewed_at}:${to}`;
    const mail = decisionMail(organization, { locale, appUrl, sender });
    await sendMail(db, { to, locale, onceKey, organizationId: id, ...mail });
  }
}

/** The home application as the sender of a decision, and whether the organisation has anyone who can change its details. */
type Sender = { platform: string | null; replyTo: string | null; hasTeam: boolean };

async function findSender(db: Database, organizationId: number): Promise<Sender> {
  const { rows } = await sql<Sender>`
    select home.name as platform, home.email as "replyTo", ${teamOfOrganization} <> 'none' as "hasTeam"
    from organizations left join applications home on home.id = home_application_id
    where organizations.id = ${organizationId}`.execute(db);
  return rows[0] ?? { platform: null, replyTo: null, hasTeam: true };
}

type Deciding = { locale: Locale; appUrl: string; sender: Sender };

function decisionMail(organization: Decision, { locale, appUrl, sender }: Deciding): Omit<Mail, 'to' | 'locale'> {
  const { name, id, status, rejected_reason } = organization;
  const home = `${appUrl}/organizations/${id}`;
  const words = decisionWords[locale];
  const { platform, replyTo, hasTeam } = sender;
  const ending = platform === null ? [] : [platform];
  if (status === 'accepted') {
    return {
      subject: words.accepted(name),
      paragraphs: [words.hello, words.visible, ...ending],
      link: { text: words.open, url: home },
    };
  }
  const rejection = [words.hello, words.why(name), rejected_reason ?? ''];
  const subject = words.rejected(name);
  if (hasTeam) {
    return {
      subject,
      paragraphs: [...rejection, words.again, ...ending],
      link: { text: words.mend, url: `${home}/profile` },
    };
  }
  // nobody can log in to change the details: the platform does, from the answer
  const paragraphs = [...rejection, replyTo === null ? words.contact(platform) : words.answer, ...ending];
  return { subject, paragraphs, replyTo };
}

const decisionWords = {
  nl: {
    hello: 'Hallo,',
    accepted: (name: string) => `${name} is geaccepteerd`,
    visible: 'Vanaf nu is het aanbod dat je publiceert te zien op de website en in de app.',
    open: 'Naar je organisatie',
    rejected: (name: string) => `${name} is afgewezen`,
    why: (name: string) => `Bij het afwijzen van ${name} schreef de beoordelaar:`,
    again: 'Pas aan wat nodig is en dien de organisatie daarna opnieuw in.',
    mend: 'Gegevens aanpassen',
    answer: 'Wordt er iets gevraagd? Beantwoord deze mail, dan kijken we er opnieuw naar.',
    contact: (platform: string | null) =>
      `Wordt er iets gevraagd? Neem contact op met ${platform ?? 'het platform'}, dan kijken we er opnieuw naar.`,
  },
  en: {
    hello: 'Hello,',
    accepted: (name: string) => `${name} has been accepted`,
    visible: 'From now on, what you publish is visible on the website and in the app.',
    open: 'Go to your organisation',
    rejected: (name: string) => `${name} has been rejected`,
    why: (name: string) => `On rejecting ${name}, the reviewer wrote:`,
    again: 'Change what is needed and then hand in the organisation again.',
    mend: 'Change details',
    answer: 'Are you asked for something? Reply to this e-mail and we will take another look.',
    contact: (platform: string | null) =>
      `Are you asked for something? Contact ${platform ?? 'the platform'} and we will take another look.`,
  },
};

async function staffOf(db: Database, organizationId: number): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select distinct users.email::text from user_roles join users on users.id = user_id and users.deleted_at is null and users.closed_at is null
    where organization_id = ${organizationId} and role = 'organization' order by 1`.execute(db);
  return rows.map(({ email }) => email);
}

/** The language of the user with this address, else Dutch. */
export async function localeOf(db: Database, email: string): Promise<Locale> {
  const person = await db.selectFrom('users').select('locale').where('email', '=', email).executeTakeFirst();
  return localeOrDefault(person?.locale);
}

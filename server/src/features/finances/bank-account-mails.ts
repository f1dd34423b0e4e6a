import type { BankAccountChange } from '@move/contract/finances/bank-account-changes.ts';
import type { FinanceInfo } from '@move/contract/finances/finance-info.ts';
import { financeLabels } from '@move/contract/finances/finances.labels.ts';
import type { HolderField } from '@move/domain/finances/finance-info-violations.ts';
import type { Locale } from '@move/domain/kit/messages/locale.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/route.ts';
import { type Mail, sendMails } from '../../platform/mail/send-mail.ts';
import { findSuperadmins } from '../access/public.ts';
import { type Confirmer, isSameAddress, type Link } from './find-confirmer.ts';

type Changed = {
  before: FinanceInfo;
  after: FinanceInfo;
  confirmer: Confirmer;
  caller: Caller;
  organizationId: number;
  appUrl: string;
};
type Recipient = { email: string; locale: Locale; first_name: string };

/**
 * Mails a new bank account to the organisation's address (with a confirming link, if there is one), to its former address, and to everyone
 * in the organisation who may change the account. Each mail has a link that stops the change; accounts are masked.
 */
export async function mailBankAccountChange(db: Database, changed: Changed): Promise<void> {
  const { email, link } = changed.confirmer;
  const recipients = await findRecipients(db, changed);
  await sendMails(
    db,
    recipients.map((recipient) =>
      link !== null && isSameAddress(recipient.email, email)
        ? confirmMail(changed, link)
        : noticeMail(changed, recipient),
    ),
  );
}

type HolderChanged = Omit<Changed, 'before' | 'after'> & { fields: readonly HolderField[] };

/**
 * Mails which details of the account holder were changed, and by whom: to the organisation's address, its former address and everyone who
 * may change the account.
 */
export async function mailHolderChange(db: Database, changed: HolderChanged): Promise<void> {
  const { fields, confirmer, caller, organizationId, appUrl } = changed;
  const recipients = await findRecipients(db, changed);
  const mails = recipients.map(({ email: to, locale, first_name }): Mail => {
    const t = words[locale];
    const labels = fields.map((field) => financeLabels[locale][field]);
    return {
      to,
      locale,
      subject: t.holder(confirmer.organization),
      paragraphs: [t.hello(first_name), t.holderChanged(nameOf(caller), labels.join(', ')), t.notYou],
      link: { text: t.open, url: `${appUrl}/organizations/${organizationId}/finances` },
      organizationId,
    };
  });
  await sendMails(db, mails);
}

/** Everyone who may change the account, the organisation's address and its former address; each address once. */
async function findRecipients(
  db: Database,
  { confirmer, organizationId }: Pick<Changed, 'confirmer' | 'organizationId'>,
): Promise<Recipient[]> {
  const { email, former, locale } = confirmer;
  const recipients = await findHolders(db, organizationId);
  const add = (recipient: Recipient) => {
    if (!recipients.some((each) => isSameAddress(each.email, recipient.email))) recipients.push(recipient);
  };
  if (email !== null) add({ email, locale, first_name: '' });
  if (former !== null) add({ ...former, first_name: '' });
  return recipients;
}

/** Everyone whose roles in the organisation together have both abilities that changing the account needs. */
async function findHolders(db: Database, organizationId: number): Promise<Recipient[]> {
  const { rows } = await sql<Recipient>`
    select users.email::text as email, users.locale, users.first_name
    from user_roles join users on users.id = user_roles.user_id and users.deleted_at is null and users.closed_at is null
    join role_abilities on role_abilities.role = user_roles.role and ability in ('manage-finances', 'edit-organization')
    where user_roles.organization_id = ${organizationId}
    group by users.id having count(distinct ability) = 2 order by users.id`.execute(db);
  return rows;
}

const words = {
  nl: {
    subject: (name: string) => `Nieuwe bankrekening van ${name}`,
    holder: (name: string) => `Rekeninghouder gewijzigd: ${name}`,
    holderChanged: (who: string, fields: string) => `${who} heeft gegevens van de rekeninghouder gewijzigd: ${fields}.`,
    hello: (name: string) => (name === '' ? 'Hallo,' : `Hallo ${name},`),
    first: (who: string, iban: string) => `${who} heeft een bankrekening ingevuld: ${iban}.`,
    changed: (who: string, before: string, after: string) =>
      `${who} heeft de bankrekening gewijzigd van ${before} in ${after}.`,
    held: 'Tot de nieuwe rekening is bevestigd, staan alle uitbetalingen stil.',
    ask: 'Klopt het? Bevestig het dan. De link werkt zeven dagen en één keer.',
    not: 'Klopt het niet? Houd de wijziging dan tegen op dezelfde pagina en neem meteen contact op met het platform.',
    notYou: 'Was jij dit niet? Neem dan meteen contact op met het platform en wijzig je wachtwoord.',
    notRight: 'Klopt dit niet? Houd de wijziging dan tegen met de link en neem meteen contact op met het platform.',
    confirm: 'Bekijk en bevestig',
    stop: 'Bekijk of houd tegen',
    stopped: (name: string) => `Bankrekening tegengehouden: ${name}`,
    stoppedBy: (name: string, iban: string) =>
      `Iemand van ${name} heeft de nieuwe bankrekening ${iban} tegengehouden met de link in de mail. Er wordt niets uitbetaald tot een superadmin de rekening bevestigt.`,
    check: 'Bel de organisatie op een nummer dat je al kende, voor je iets bevestigt.',
    open: 'Naar de financiën',
  },
  en: {
    subject: (name: string) => `New bank account of ${name}`,
    holder: (name: string) => `Account holder changed: ${name}`,
    holderChanged: (who: string, fields: string) => `${who} changed details of the account holder: ${fields}.`,
    hello: (name: string) => (name === '' ? 'Hello,' : `Hello ${name},`),
    first: (who: string, iban: string) => `${who} entered a bank account: ${iban}.`,
    changed: (who: string, before: string, after: string) =>
      `${who} changed the bank account from ${before} to ${after}.`,
    held: 'Until the new account is confirmed, all payouts are on hold.',
    ask: 'Is this correct? Then confirm it. The link works once, within seven days.',
    not: 'Is it not correct? Block the change on the same page, and contact the platform at once.',
    notYou: 'Was this not you? Contact the platform at once and change your password.',
    notRight: 'Is this not correct? Block the change with the link, and contact the platform at once.',
    confirm: 'View and confirm',
    stop: 'View or block',
    stopped: (name: string) => `Bank account blocked: ${name}`,
    stoppedBy: (name: string, iban: string) =>
      `Somebody at ${name} blocked the new bank account ${iban} with the link in the mail. Nothing is paid out until a superadmin confirms the account.`,
    check: 'Call the organisation on a number that you already had before you confirm anything.',
    open: 'Go to Finances',
  },
} as const satisfies Record<Locale, unknown>;

const nameOf = ({ user }: Caller) => `${user.first_name} ${user.last_name}`.trim() || user.email;

function whatChanged({ before, after, caller }: Changed, locale: Locale): string {
  const who = nameOf(caller);
  const [old, fresh] = [before.iban_masked, after.iban_masked ?? ''];
  return old === null ? words[locale].first(who, fresh) : words[locale].changed(who, old, fresh);
}

function noticeMail(changed: Changed, { email, locale, first_name }: Recipient): Mail {
  const { confirmer, organizationId, appUrl } = changed;
  const t = words[locale];
  return {
    to: email,
    locale,
    subject: t.subject(confirmer.organization),
    paragraphs: [t.hello(first_name), whatChanged(changed, locale), t.held, t.notRight],
    link: {
      text: t.stop,
      url: `${appUrl}/finance-stop?token=${confirmer.stop.token}`,
      until: confirmer.stop.expiresAt,
    },
    organizationId,
  };
}

function confirmMail(changed: Changed, link: Link): Mail {
  const { confirmer, organizationId, appUrl } = changed;
  const { email, locale, organization } = confirmer;
  const t = words[locale];
  return {
    to: email ?? '',
    locale,
    subject: t.subject(organization),
    paragraphs: [t.hello(''), whatChanged(changed, locale), t.held, t.ask, t.not],
    link: { text: t.confirm, url: `${appUrl}/finance-confirm?token=${link.token}`, until: link.expiresAt },
    organizationId,
  };
}

type Stopped = { change: BankAccountChange; organizationId: number; appUrl: string };

/** Mails every superadmin that an organisation stopped the change of its bank account. */
export async function mailStopped(db: Database, { change, organizationId, appUrl }: Stopped): Promise<void> {
  const { organization, iban_masked } = change;
  const mails = (await findSuperadmins(db)).map(({ email, locale, first_name }): Mail => {
    const t = words[locale];
    return {
      to: email,
      locale,
      subject: t.stopped(organization),
      paragraphs: [t.hello(first_name), t.stoppedBy(organization, iban_masked), t.check],
      link: { text: t.open, url: `${appUrl}/organizations/${organizationId}/finances` },
      organizationId,
    };
  });
  await sendMails(db, mails);
}

import type { GrantedRole } from '@move/domain/access/roles.ts';
import { roleNames } from '@move/domain/access/role-names.ts';
import { formatMoment } from '@move/domain/kit/dates/format-moment.ts';
import type { Locale } from '@move/domain/kit/messages/locale.ts';
import type { Mail } from '../../../platform/mail/send-mail.ts';
import type { TeamRef, TeamFacts } from '../team.queries.ts';

export type InviteMail = {
  to: string;
  locale: Locale;
  /** Null when the invited person's name is unknown. */
  firstName: string | null;
  inviter: string;
  facts: TeamFacts;
  role: GrantedRole;
  hasAccount: boolean;
  expiresAt: Date;
  url: string;
  /** The organisation was accepted just now: the mail says so. */
  isAccepted?: boolean;
};

/** The mail with an invite; a recipient with an account only needs to accept. */
export function inviteMail(invite: InviteMail): Mail {
  const { locale, inviter, facts, hasAccount, firstName, isAccepted = false } = invite;
  const role = roleNames[locale][invite.role];
  const until = formatMoment(invite.expiresAt.toISOString(), { tz: facts.timezone, locale });
  const words = {
    nl: {
      subject: isAccepted ? `${facts.name} is geaccepteerd` : `${inviter} nodigt je uit voor ${facts.name}`,
      hello: firstName === null ? 'Hallo,' : `Hallo ${firstName},`,
      accepted: `${facts.name} is geaccepteerd. Wat jullie publiceren, is vanaf nu te zien op de website en in de app.`,
      what: `${inviter} nodigt je uit om ${role} te worden bij ${facts.name}.`,
      trainer:
        'Als trainer beheer je het aanbod en de deelnemers. Je ziet ook het geld van de organisatie: bestellingen, facturen en uitbetalingen.',
      how: hasAccount
        ? `Je hebt al een account met dit adres. Accepteer de uitnodiging met de knop; dat kan tot ${until}.`
        : `Maak met de knop je account; dat kan tot ${until}.`,
      not: 'Ken je de afzender niet? Dan hoef je niets te doen.',
      button: hasAccount ? 'Uitnodiging accepteren' : 'Account maken',
    },
    en: {
      subject: isAccepted ? `${facts.name} has been accepted` : `${inviter} invites you to ${facts.name}`,
      hello: firstName === null ? 'Hello,' : `Hello ${firstName},`,
      accepted: `${facts.name} has been accepted. What you publish is visible on the website and in the app from now on.`,
      what: `${inviter} invites you to become ${role} at ${facts.name}.`,
      trainer:
        'As a trainer you manage activities and participants. You also see the organisation’s money: orders, invoices and payouts.',
      how: hasAccount
        ? `You already have an account with this address. Accept the invitation with the button; it works until ${until}.`
        : `Create your account with the button; it works until ${until}.`,
      not: "Don't know the sender? Then you need not do anything.",
      button: hasAccount ? 'Accept invitation' : 'Create my account',
    },
  }[locale];
  return {
    to: invite.to,
    locale,
    subject: words.subject,
    paragraphs: [
      words.hello,
      ...(isAccepted ? [words.accepted] : []),
      words.what,
      ...(invite.role === 'trainer' ? [words.trainer] : []),
      words.how,
      words.not,
      ...(facts.brand ? [facts.brand] : []),
    ],
    link: { text: words.button, url: invite.url, until: invite.expiresAt.toISOString() },
  };
}

export type AcceptedMail = {
  to: string;
  locale: Locale;
  firstName: string;
  who: string;
  team: TeamRef;
  facts: TeamFacts;
  appUrl: string;
};

/** The mail to the inviter about the acceptance. */
export function acceptedMail({ to, locale, firstName, who, team, facts, appUrl }: AcceptedMail): Mail {
  const path =
    team.column === 'application_id'
      ? `/admin/applications/${team.id}/invites`
      : `/organizations/${team.id}/profile?tab=teams`;
  const words = {
    nl: {
      subject: `${who} heeft je uitnodiging geaccepteerd`,
      hello: `Hallo ${firstName},`,
      what: `${who} hoort nu bij ${facts.name}.`,
      button: 'Bekijk het team',
    },
    en: {
      subject: `${who} accepted your invitation`,
      hello: `Hello ${firstName},`,
      what: `${who} is now part of ${facts.name}.`,
      button: 'See the team',
    },
  }[locale];
  return {
    to,
    locale,
    subject: words.subject,
    paragraphs: [words.hello, words.what, ...(facts.brand ? [facts.brand] : [])],
    link: { text: words.button, url: appUrl + path },
  };
}

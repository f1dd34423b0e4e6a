import type { Locale } from '@move/domain/kit/messages/locale.ts';
import type { Mail } from '../../../platform/mail/send-mail.ts';

/** How long a mailed link works; matches `expires_at`. */
const WORKS_MS = 60 * 60_000;

/** The mail with the link to set a password. */
export function resetMail(person: { email: string; first_name: string; locale: Locale }, url: string): Mail {
  const { locale, email, first_name } = person;
  const words = {
    nl: {
      subject: 'Kies een nieuw wachtwoord',
      hello: first_name ? `Hallo ${first_name},` : 'Hallo,',
      why: 'Je vroeg om een nieuw wachtwoord. Met deze link kies je het; hij werkt een uur en één keer.',
      not: 'Was jij dit niet? Dan hoef je niets te doen: je wachtwoord blijft zoals het is.',
      button: 'Nieuw wachtwoord kiezen',
    },
    en: {
      subject: 'Choose a new password',
      hello: first_name ? `Hello ${first_name},` : 'Hello,',
      why: 'You asked for a new password. Choose it with this link; it works once, within an hour.',
      not: 'Was this not you? Then you need not do anything: your password stays as it is.',
      button: 'Choose a new password',
    },
  }[locale];
  return {
    to: email,
    locale,
    subject: words.subject,
    paragraphs: [words.hello, words.why, words.not],
    link: { text: words.button, url, until: new Date(Date.now() + WORKS_MS).toISOString() },
  };
}

import type { BuildPlatform } from '@move/domain/builds/build.ts';
import type { Locale } from '@move/domain/kit/messages/locale.ts';
import { type Message, translate } from '@move/domain/kit/messages/messages.ts';
import type { Database } from '../../platform/database/database.ts';
import { sendMail } from '../../platform/mail/send-mail.ts';
import { buildName } from './builds.queries.ts';

export type Outcome = {
  status: 'succeeded' | 'failed' | 'aborted';
  message: Message;
  /** The runner's own message. */
  note?: string | undefined;
  bundle?: { key: string; bytes: number; sha256: string };
};

export type Ended = {
  id: number;
  runner: 'local' | 'webhook';
  platform: BuildPlatform;
  version: string;
  locale: Locale;
  application_id: number;
  application: string;
  /** Null when the account was removed. */
  starter_id: number | null;
  email: string | null;
};

/** The link names the platform, since the reader may have another one open. */
export const pathTo = ({ id, application_id }: Ended) =>
  `/application/builds/overview?build=${id}&platform=${application_id}`;

const words = {
  nl: {
    succeeded: (name: string) => `${name} is klaar`,
    failed: (name: string) => `${name} is mislukt`,
    aborted: (name: string) => `${name} is afgebroken`,
    about: (name: string, application: string) => `De build ${name} van ${application} is afgelopen.`,
    open: 'Bekijk de build',
  },
  en: {
    succeeded: (name: string) => `${name} is ready`,
    failed: (name: string) => `${name} failed`,
    aborted: (name: string) => `${name} was aborted`,
    about: (name: string, application: string) => `The build ${name} of ${application} has ended.`,
    open: 'View the build',
  },
} as const satisfies Record<Locale, unknown>;

/** Mails the user who started the build how it ended. */
export async function mailStarter(
  db: Database,
  ended: Ended,
  { outcome, appUrl }: { outcome: Outcome; appUrl: string },
) {
  const { id, email, locale, application } = ended;
  if (email === null) return;
  const t = words[locale];
  const name = buildName(ended);
  await sendMail(db, {
    to: email,
    locale,
    subject: `${application}: ${t[outcome.status](name)}`,
    paragraphs: [t.about(name, application), outcome.note ?? translate(locale, outcome.message)],
    link: { text: t.open, url: appUrl + pathTo(ended) },
    onceKey: `build:${id}`,
  });
}

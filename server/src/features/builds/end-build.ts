import type { BuildPlatform } from '@move/domain/builds/build.ts';
import type { Locale } from '@move/domain/kit/messages/locale.ts';
import { type Message, translate } from '@move/domain/kit/messages/messages.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { sendMail } from '../../platform/mail/send-mail.ts';
import { addInboxItem } from '../jobs/public.ts';
import { buildName } from './builds.queries.ts';

type Outcome = {
  status: 'succeeded' | 'failed' | 'aborted';
  message: Message;
  /** The runner's own message. */
  note?: string | undefined;
  bundle?: { key: string; bytes: number; sha256: string };
};

type Ended = {
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

/** `claim`: only the process that works on the build may end it. `endedBy`: the user who aborts it. */
type Which = { id: number; appUrl: string; claim?: string; endedBy?: number };

/** Ends a build once, and notifies the user who started it by mail and inbox item. Returns null when it had ended already. */
export async function endBuild(
  db: Database,
  { id, appUrl, claim, endedBy }: Which,
  outcome: Outcome,
): Promise<Ended | null> {
  const { status, message, note, bundle } = outcome;
  const { rows } = await sql<Ended>`
    update builds set status = ${status}, message = ${JSON.stringify(message)}::jsonb, note = ${note ?? null},
      finished_at = now(), bundle_key = ${bundle?.key ?? null}, bundle_bytes = ${bundle?.bytes ?? null},
      bundle_sha256 = ${bundle?.sha256 ?? null}
    from applications
    where builds.id = ${id} and applications.id = builds.application_id and builds.status in ('queued', 'running')
      and (${claim ?? null}::uuid is null or builds.claim = ${claim ?? null}::uuid)
    returning builds.id, builds.runner, builds.platform, builds.version, builds.locale, builds.application_id, applications.name as application,
      (select id from users where users.id = builds.started_by and users.deleted_at is null) as starter_id,
      (select email::text from users where users.id = builds.started_by and users.deleted_at is null) as email`.execute(
    db,
  );
  const [ended] = rows;
  if (!ended) return null;
  await sql`insert into build_logs (build_id, level, line)
    values (${id}, ${status === 'failed' ? 'error' : 'info'}, ${note ?? translate(ended.locale, message)})`.execute(db);
  await mailStarter(db, ended, { outcome, appUrl });
  // no notification for users who abort their own build
  if (ended.starter_id !== null && ended.starter_id !== endedBy)
    await addInboxItem(db, {
      user_id: ended.starter_id,
      kind: `build_${status}`,
      subject: `${buildName(ended)} · ${ended.application}`.slice(0, 255),
      link: pathTo(ended),
    });
  return ended;
}

/** The link names the platform, since the reader may have another one open. */
const pathTo = ({ id, application_id }: Ended) => `/application/builds/overview?build=${id}&platform=${application_id}`;

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

async function mailStarter(db: Database, ended: Ended, { outcome, appUrl }: { outcome: Outcome; appUrl: string }) {
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

import { randomUUID } from 'node:crypto';
import type * as api from '@move/contract/profiles/profiles.ts';
import { sql } from 'kysely';
import { notFound } from '../../../platform/http/problem.ts';
import type { Call } from '../../../platform/http/route.ts';
import type { Database } from '../../../platform/database/database.ts';
import { throttleNetwork } from '../../../platform/http/limits/throttle-network.ts';
import { unaudited } from '../../../platform/http/written.ts';
import { sendMail } from '../../../platform/mail/send-mail.ts';
import { codeMails } from './code-mails.ts';
import {
  CODE_MINUTES,
  codeHash,
  HOUR,
  mailKey,
  networkHash,
  newCode,
  PROFILE_LIMITS,
  triesKey,
} from './profile-code.ts';

/** Mails a code. Does the same for every address, so that the reply doesn't show whether the address has a profile. */
export async function sendProfileCode(call: Call<typeof api.sendProfileCode>) {
  const { db, body, now, locale, throttle, request, applicationId, config } = call;
  const { email } = body;
  const { network, site } = request;
  const { codes } = PROFILE_LIMITS;
  await throttleNetwork(throttle, request, { name: 'profile-code-from', limit: codes.network, seconds: HOUR });
  // a limit for each site, so that a stranger at one site can't use up the requests of the person at the address
  await throttle(`profile-code-at:${site}:${email}`, codes.addressOfSite, HOUR);
  const from = applicationId === null ? null : networkHash(config.appKey, { applicationId, email, network });
  // strangers at many sites can use up the limit for the address, so it doesn't apply to networks where the person logged in before
  if (!(await isKnownNetwork(db, { applicationId, email, from }))) {
    await throttle(`profile-code:${email}`, codes.address, HOUR);
  }
  if (applicationId === null) throw notFound();
  const platform = await db
    .selectFrom('applications')
    .select('name')
    .where('id', '=', applicationId)
    .executeTakeFirst();
  if (platform === undefined) throw notFound();
  const code = newCode();
  const until = new Date(now.getTime() + CODE_MINUTES * 60_000).toISOString();
  // this function must be alone in its statement (docs/architecture.md#functions-that-look-beyond-the-scope)
  await sql`select save_profile_code(${applicationId}, ${email}::citext, ${codeHash(config.appKey, { applicationId, email, code })},
    ${now.toISOString()}::timestamptz, ${until}::timestamptz, ${from})`.execute(db);
  await throttle.clear(triesKey({ applicationId, email, network }));
  const onceKey = `${mailKey(applicationId)}${randomUUID()}`;
  await sendMail(db, {
    to: email,
    locale,
    ...codeMails[locale]({ name: platform.name, code }),
    codeUntil: until,
    onceKey,
  });
  return unaudited(undefined);
}

type Asking = { applicationId: number | null; email: string; from: Buffer | null };

/** Whether the address has a login on the platform from this network. */
async function isKnownNetwork(db: Database, { applicationId, email, from }: Asking): Promise<boolean> {
  // this function must be alone in its statement (docs/architecture.md#functions-that-look-beyond-the-scope)
  const { rows } = await sql<{ is_known: boolean }>`
    select is_profile_network(${applicationId}, ${email}::citext, ${from}) as is_known`.execute(db);
  return rows[0]?.is_known ?? false;
}

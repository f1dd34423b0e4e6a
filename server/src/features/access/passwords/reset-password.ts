import type * as api from '@move/contract/access/access.ts';
import { localeOrDefault } from '@move/domain/kit/messages/locale.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { hashPassword } from '../../../platform/auth/password.ts';
import { hashToken, newToken } from '../../../platform/auth/token.ts';
import type { Database } from '../../../platform/database/database.ts';
import { invalid } from '../../../platform/http/problem.ts';
import type { Call } from '../../../platform/http/route.ts';
import { changed } from '../../../platform/http/written.ts';
import { defineTask } from '../../../platform/jobs/task.ts';
import { removeLink } from '../../../platform/mail/remove-links.ts';
import { sendMail } from '../../../platform/mail/send-mail.ts';
import { assertHardToGuess } from './assert-hard-to-guess.ts';
import { resetMail } from './password-mails.ts';
import { endSessions, lockLogins } from '../auth-sessions/end-sessions.ts';
import { forgiveAddress } from '../login/login-limits.ts';
import { findMemberships } from '../roles/memberships.ts';

/** Mails a link to set a password, if the address has an account. */
export const mailPasswordReset = defineTask(
  'mail_password_reset',
  z.object({
    email: z.string(),
    /** Identifies the request, so that it is mailed once even if its job runs twice. Absent in jobs that an older version queued. */
    key: z.string().optional(),
  }),
);
type ResetAsked = z.output<typeof mailPasswordReset.payload>;

/** Mails a link of 60 minutes to the address, if it has an account. */
export async function mailReset(db: Database, { email, key }: ResetAsked, appUrl: string) {
  const person = await db
    .selectFrom('users')
    .select(['id', 'email', 'first_name', 'locale'])
    .where('email', '=', email)
    .where('deleted_at', 'is', null)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  if (!person) return;
  const token = newToken();
  await db
    .insertInto('password_resets')
    .values({ user_id: person.id, token_hash: hashToken(token), expires_at: sql`now() + interval '60 minutes'` })
    .execute();
  const link = `${appUrl}/reset-password?token=${token}`;
  const mail = resetMail({ ...person, locale: localeOrDefault(person.locale) }, link);
  await sendMail(db, key === undefined ? mail : { ...mail, onceKey: `reset:${key}` });
}

export async function resetPassword({ body, db, throttle, request }: Call<typeof api.resetPassword>) {
  await throttle(`reset:${request.network}`, 20, 3_600);
  const reset = await db
    .selectFrom('password_resets')
    .innerJoin('users', 'users.id', 'password_resets.user_id')
    .select(['password_resets.id', 'user_id', 'email', 'first_name', 'last_name'])
    .where('password_resets.token_hash', '=', hashToken(body.token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<string>`now()`)
    .where('users.deleted_at', 'is', null)
    .where('users.closed_at', 'is', null)
    .forUpdate('password_resets')
    .executeTakeFirst();
  if (!reset) throw invalid('token', 'link.expired');
  await savePassword(db, { ...reset, id: reset.user_id, password: body.password });
  await endSessions(db, { userId: reset.user_id });
  await removeLink(db, body.token);
  await forgiveAddress(throttle, reset.email.toLowerCase());
  const subject = { type: 'users' as const, id: reset.user_id, name: reset.email };
  return changed(undefined, { subject, actorId: reset.user_id });
}

/** Returns the names of a user's organisations and platforms, which attackers try first. */
async function findNamesToAvoid(db: Database, userId: number): Promise<string[]> {
  const { organizations, applications } = await findMemberships(db, userId);
  return [...organizations, ...applications].map(({ name }) => name);
}

type NewPassword = { id: number; email: string; first_name: string; last_name: string; password: string };

export async function savePassword(db: Database, person: NewPassword) {
  await assertHardToGuess(person.password, { ...person, namesToAvoid: await findNamesToAvoid(db, person.id) });
  const hash = await hashPassword(person.password);
  // from here on no login with the old password succeeds
  await lockLogins(db, person.id);
  await db
    .updateTable('users')
    .set({ password_hash: hash, email_verified_at: sql`coalesce(email_verified_at, now())` })
    .where('id', '=', person.id)
    .execute();
  // other mailed links stop working; one that is used at this moment waits for the lock on the user
  await sql`
    update password_resets set used_at = now() where id in (
      select id from password_resets where user_id = ${person.id} and used_at is null for update skip locked)`.execute(
    db,
  );
}

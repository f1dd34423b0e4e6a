import { type Locale, localeOrDefault } from '@move/domain/kit/messages/locale.ts';
import { sql } from 'kysely';
import { hashPassword, isOutdatedHash, verifyPassword } from '../../platform/auth/password.ts';
import { hashToken } from '../../platform/auth/token.ts';
import type { Database } from '../../platform/database/database.ts';
import { assertHardToGuess } from './passwords/assert-hard-to-guess.ts';
import { lockLogins } from './auth-sessions/end-sessions.ts';

export type CredentialUser = { id: number; email: string; first_name: string; last_name: string; locale: Locale };

const columns = ['users.id', 'users.email', 'users.first_name', 'users.last_name', 'users.locale'] as const;
type Row = Omit<CredentialUser, 'locale'> & { locale: string };
const toUser = ({ id, email, first_name, last_name, locale }: Row): CredentialUser => ({
  id,
  email,
  first_name,
  last_name,
  locale: localeOrDefault(locale),
});

/** Returns the user of an address, case-insensitive. */
export async function findUserByEmail(db: Database, email: string): Promise<CredentialUser | null> {
  const row = await db
    .selectFrom('users')
    .select(columns)
    .where('email', '=', email)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row ? toUser(row) : null;
}

/** Returns the user of a token, for an endpoint without a required login; null for an impersonation or an ended session. */
export async function findUserByToken(db: Database, token: string): Promise<CredentialUser | null> {
  const row = await db
    .selectFrom('api_tokens')
    .innerJoin('users', 'users.id', 'api_tokens.user_id')
    .select(columns)
    .where('token_hash', '=', hashToken(token))
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<string>`now()`)
    .where('impersonator_id', 'is', null)
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst();
  return row ? toUser(row) : null;
}

export type Credentials = { email: string; password: string };
type Verified = { user: CredentialUser; outcome: 'ok' } | { user: CredentialUser | null; outcome: 'wrong' | 'closed' };

const logins = (db: Database) =>
  db
    .selectFrom('users')
    .select([...columns, 'password_hash', 'closed_at'])
    .where('deleted_at', 'is', null);

/**
 * Checks a password. The outcome is `closed` only when the password is right. Takes as long for an unknown address. Locks the login and
 * reads it again, so that a change at the same moment counts.
 */
export async function verifyCredentials(db: Database, { email, password }: Credentials): Promise<Verified> {
  const stored = await logins(db).where('email', '=', email).executeTakeFirst();
  const isRight = await verifyPassword(password, stored?.password_hash ?? null);
  if (!stored) return { user: null, outcome: 'wrong' };
  const user = toUser(stored);
  if (!isRight) return { user, outcome: 'wrong' };
  await lockLogins(db, stored.id);
  const current = await logins(db).where('id', '=', stored.id).executeTakeFirst();
  const hash = current?.password_hash ?? null;
  // another login may have renewed the hash of the same password
  if (!current || hash === null || (hash !== stored.password_hash && !(await verifyPassword(password, hash)))) {
    return { user, outcome: 'wrong' };
  }
  if (current.closed_at !== null) return { user, outcome: 'closed' };
  if (isOutdatedHash(hash)) await renewHash(db, stored.id, password);
  return { user, outcome: 'ok' };
}

async function renewHash(db: Database, id: number, password: string): Promise<void> {
  const password_hash = await hashPassword(password);
  await db.updateTable('users').set({ password_hash }).where('id', '=', id).execute();
}

type NewUser = Omit<CredentialUser, 'id'> & {
  password: string;
  /** The names of the user's organisation and platform, which the password must not be made of. */
  namesToAvoid: readonly string[];
};

/**
 * Creates a user whose address was verified by mail. Returns null when the address has a user already. Throws 422 when the password is easy
 * to guess.
 */
export async function createUser(db: Database, { password, namesToAvoid, ...person }: NewUser): Promise<number | null> {
  await assertHardToGuess(password, { ...person, namesToAvoid });
  const created = await db
    .insertInto('users')
    .values({ ...person, password_hash: await hashPassword(password), email_verified_at: sql`now()` })
    .onConflict((conflict) => conflict.column('email').where('deleted_at', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  return created?.id ?? null;
}

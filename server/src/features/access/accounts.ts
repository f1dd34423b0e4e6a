import { type Locale, knownLocale } from '@move/domain/kit/messages/locale.ts';
import { sql } from 'kysely';
import { hashPassword, isDatedHash, verifyPassword } from '../../platform/auth/password.ts';
import { hashToken } from '../../platform/auth/token.ts';
import type { Database } from '../../platform/database/database.ts';
import { assertHardToGuess } from './passwords/assert-hard-to-guess.ts';
import { lockLogins } from './auth-sessions/end-sessions.ts';

export type Account = { id: number; email: string; first_name: string; last_name: string; locale: Locale };

const columns = ['users.id', 'users.email', 'users.first_name', 'users.last_name', 'users.locale'] as const;
type Row = Omit<Account, 'locale'> & { locale: string };
function accountOf(row: Row | undefined): Account | null {
  if (!row) return null;
  const { id, email, first_name, last_name, locale } = row;
  return { id, email, first_name, last_name, locale: knownLocale(locale) };
}

/** The account of an address, case-insensitive. */
export async function findAccount(db: Database, email: string): Promise<Account | null> {
  const row = await db
    .selectFrom('users')
    .select(columns)
    .where('email', '=', email)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return accountOf(row);
}

/** The user of the bearer's own session, for an endpoint that needs no login but uses one. */
export async function findBearer(db: Database, bearer: string): Promise<Account | null> {
  const row = await db
    .selectFrom('api_tokens')
    .innerJoin('users', 'users.id', 'api_tokens.user_id')
    .select(columns)
    .where('token_hash', '=', hashToken(bearer))
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<string>`now()`)
    .where('impersonator_id', 'is', null)
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst();
  return accountOf(row);
}

export type Credentials = { email: string; password: string };
type Verified = { account: Account | null; isRight: boolean; isClosed: boolean };

/**
 * Returns the account of the address, whether the password is right and the login open (`isRight`), and whether the password is right and
 * the login closed (`isClosed`). An unknown address and a closed login take the same time. Locks the login, so that a password change at
 * the same moment counts.
 */
export async function verifyAccount(db: Database, { email, password }: Credentials): Promise<Verified> {
  const stored = await db
    .selectFrom('users')
    .select([...columns, 'password_hash', 'closed_at'])
    .where('email', '=', email)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  const isRight = await verifyPassword(password, stored?.password_hash ?? null);
  const [current] = stored && isRight ? await lockLogins(db, stored.id) : [];
  if (!stored || !current || current.password_hash !== stored.password_hash) {
    return { account: accountOf(stored), isRight: false, isClosed: isRight && typeof stored?.closed_at === 'string' };
  }
  const { password_hash: hash, ...row } = stored;
  if (hash !== null && isDatedHash(hash)) await renewHash(db, stored.id, password);
  return { account: accountOf(row), isRight: true, isClosed: false };
}

async function renewHash(db: Database, id: number, password: string): Promise<void> {
  const password_hash = await hashPassword(password);
  await db.updateTable('users').set({ password_hash }).where('id', '=', id).execute();
}

type NewAccount = Omit<Account, 'id'> & {
  password: string;
  /** The names of the account's organisation and platform. */
  places: readonly string[];
};

/** Creates a login for an address that was verified by mail; null when the address has one already. */
export async function createUser(db: Database, { password, places, ...person }: NewAccount): Promise<number | null> {
  await assertHardToGuess(password, { ...person, places });
  const created = await db
    .insertInto('users')
    .values({ ...person, password_hash: await hashPassword(password), email_verified_at: sql`now()` })
    .onConflict((conflict) => conflict.column('email').where('deleted_at', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  return created?.id ?? null;
}

import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { networkOf } from '../../platform/http/network-of.ts';
import type { Throttle } from '../../platform/http/throttle.ts';

type Limit = { attempts: number; seconds: number };

/** Every attempt for an address from one place. */
const PAIR: Limit = { attempts: 5, seconds: 60 };
/** Failed attempts for one address from everywhere together: from sixty places one guesses no faster than from four. */
const ADDRESS: Limit = { attempts: 20, seconds: 900 };
/** Failed attempts from one place for all addresses: a school behind one address may mistype, a script may not go on. */
const PLACE: Limit = { attempts: 50, seconds: 900 };

export type Attempt = { email: string; ip: string };

/**
 * Counts an attempt to log in; throws 429 above a limit. Returns the function that takes it out of the counts of failed
 * attempts again. A user logs in from a place with an earlier session of theirs whatever strangers try elsewhere: nobody can
 * be locked out of the own device.
 */
export async function countAttempt(db: Database, throttle: Throttle, { email, ip }: Attempt) {
  const [address, place] = [`login-to:${email}`, `login-from:${networkOf(ip)}`];
  await throttle(`login:${email}:${ip}`, PAIR.attempts, PAIR.seconds);
  await throttle(place, PLACE.attempts, PLACE.seconds);
  const counted = [place];
  if (!(await isKnownPlace(db, { email, ip }))) {
    await throttle(address, ADDRESS.attempts, ADDRESS.seconds);
    counted.push(address);
  }
  return async () => {
    await Promise.all(counted.map((key) => throttle.forgive(key)));
  };
}

/** Ends the limit on an address: who follows a mailed link is not the one who guesses. */
export const forgiveAddress = (throttle: Throttle, email: string) => throttle.clear(`login-to:${email}`);

async function isKnownPlace(db: Database, { email, ip }: Attempt): Promise<boolean> {
  const known = await db
    .selectFrom('api_tokens')
    .innerJoin('users', 'users.id', 'api_tokens.user_id')
    .select('api_tokens.id')
    .where('users.email', '=', email)
    .where('users.deleted_at', 'is', null)
    .where('api_tokens.ip', '=', sql<string>`${ip}::inet`)
    .where('impersonator_id', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return known !== undefined;
}

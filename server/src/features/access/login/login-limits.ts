import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { Throttle } from '../../../platform/http/limits/throttle.ts';

type Limit = { attempts: number; seconds: number };

/** Limits all attempts for an e-mail address from one network. */
const PAIR: Limit = { attempts: 5, seconds: 60 };
/** Limits failed attempts for one e-mail address from all networks together, so that a script gains nothing by using many networks. */
const ADDRESS: Limit = { attempts: 20, seconds: 900 };
/** Limits failed attempts from one network for all e-mail addresses. The mistakes of a whole school stay below it. */
const NETWORK: Limit = { attempts: 50, seconds: 900 };

export type Attempt = { email: string; network: string };

/**
 * Counts an attempt to log in; throws 429 above a limit. Returns a function that uncounts it after a successful login. Networks with an
 * earlier session of the user skip the limit of the address, so that strangers can't lock users out of their own devices.
 */
export async function countAttempt(db: Database, throttle: Throttle, { email, network }: Attempt) {
  const [address, from] = [`login-to:${email}`, `login-from:${network}`];
  const counted = [from];
  // The network first: an attempt above its limit stores no row for the address.
  await throttle(from, NETWORK.attempts, NETWORK.seconds);
  try {
    await throttle(`login:${email}:${network}`, PAIR.attempts, PAIR.seconds);
    if (!(await isKnownNetwork(db, { email, network }))) {
      await throttle(address, ADDRESS.attempts, ADDRESS.seconds);
      counted.push(address);
    }
  } catch (error) {
    await throttle.forgive(from);
    throw error;
  }
  return async () => {
    await Promise.all(counted.map((key) => throttle.forgive(key)));
  };
}

/** Clears the limit on an address, for a user who proves by a mailed link that it is theirs. */
export const forgiveAddress = (throttle: Throttle, email: string) => throttle.clear(`login-to:${email}`);

async function isKnownNetwork(db: Database, { email, network }: Attempt): Promise<boolean> {
  const known = await db
    .selectFrom('api_tokens')
    .innerJoin('users', 'users.id', 'api_tokens.user_id')
    .select('api_tokens.id')
    .where('users.email', '=', email)
    .where('users.deleted_at', 'is', null)
    .where(sql<boolean>`api_tokens.ip <<= ${network}::inet`)
    .where('impersonator_id', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return known !== undefined;
}

import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../../platform/database/database.ts';
import { invalid, keptRefusal, Problem } from '../../../platform/http/problem.ts';
import type { RequestFacts } from '../../../platform/http/route.ts';
import type { Throttle } from '../../../platform/http/limits/throttle.ts';
import { countFailedLogin } from '../../../platform/metrics/counters.ts';
import { type Credentials, type CredentialUser, verifyCredentials } from '../user-credentials.ts';
import { countAttempt } from './login-attempts.ts';

/** Failed logins an hour that the history keeps; the log has a line for each beyond that. */
const MOST_ROWS = 1_000;

type Attempting = { db: Database; throttle: Throttle; request: RequestFacts; log: FastifyBaseLogger };

/**
 * Returns the user of the credentials. Throws 429 above the limits, else 422 with the same text for a wrong password and an unknown
 * address, and records the attempt in the history. Only the right password of a closed login reveals that it is closed.
 */
export async function verifyLogin(call: Attempting, credentials: Credentials): Promise<CredentialUser> {
  const { db, throttle, request } = call;
  const forgive = await countAttempt(db, throttle, { email: credentials.email, network: request.network }).catch(
    (error: unknown) => {
      if (error instanceof Problem && error.status === 429) note(call, 'throttled');
      throw error;
    },
  );
  const { user, outcome } = await verifyCredentials(db, credentials);
  if (outcome === 'ok') {
    await forgive();
    return user;
  }
  note(call, 'credentials');
  const refusal = invalid('email', outcome === 'closed' ? 'login.ask' : 'login.failed');
  if (!(await mayBeKept(throttle))) throw refusal;
  // an unknown address is not stored: it may be personal data of a stranger
  const subject = user
    ? { type: 'users' as const, id: user.id, name: user.email }
    : { type: 'users' as const, id: null };
  throw keptRefusal(refusal, { subject, action: 'failLogin' });
}

/** Logs one line that a program such as fail2ban can count: with the address of the caller, never that of the user. */
function note({ log, request }: Attempting, reason: 'credentials' | 'throttled'): void {
  countFailedLogin(reason);
  log.warn({ event: 'login_failed', ip: request.ip, reason }, 'login failed');
}

/** Returns whether the history still accepts a row this hour, however many networks try. */
async function mayBeKept(throttle: Throttle): Promise<boolean> {
  try {
    await throttle('login-history', MOST_ROWS, 3_600);
    return true;
  } catch (error) {
    if (error instanceof Problem) return false;
    throw error;
  }
}

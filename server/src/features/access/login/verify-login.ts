import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../../platform/database/database.ts';
import { invalid, keptRefusal, Problem } from '../../../platform/http/problem.ts';
import type { RequestFacts } from '../../../platform/http/route.ts';
import type { Throttle } from '../../../platform/http/limits/throttle.ts';
import { countFailedLogin } from '../../../platform/metrics/counters.ts';
import { type Credentials, type CredentialUser, verifyCredentials } from '../user-credentials.ts';
import { countAttempt } from './login-limits.ts';

/** Failed logins that the history records per hour. The log has a line for every one. */
const HISTORY_ROWS_MAX = 1_000;

type LoginCall = { db: Database; throttle: Throttle; request: RequestFacts; log: FastifyBaseLogger };

/**
 * Returns the user of the credentials. Throws 429 above the limits. Else throws 422, with the same text for a wrong password and an unknown
 * address, and records it in the history. Only the right password of a closed login reveals that it is closed.
 */
export async function verifyLogin(call: LoginCall, credentials: Credentials): Promise<CredentialUser> {
  const { db, throttle, request } = call;
  const forgive = await countAttempt(db, throttle, { email: credentials.email, network: request.network }).catch(
    (error: unknown) => {
      if (error instanceof Problem && error.status === 429) recordFailure(call, 'throttled');
      throw error;
    },
  );
  const { user, outcome } = await verifyCredentials(db, credentials);
  if (outcome === 'ok') {
    await forgive();
    return user;
  }
  recordFailure(call, 'credentials');
  const refusal = invalid('email', outcome === 'closed' ? 'login.ask' : 'login.failed');
  if (!(await countHistoryRow(throttle))) throw refusal;
  // an unknown address is not stored: it may be personal data of a stranger
  const subject = user
    ? { type: 'users' as const, id: user.id, name: user.email }
    : { type: 'users' as const, id: null };
  throw keptRefusal(refusal, { subject, action: 'failLogin' });
}

/** Counts a failed login, and logs a line for programs such as fail2ban: with the caller's IP address, without the e-mail address. */
function recordFailure({ log, request }: LoginCall, reason: 'credentials' | 'throttled'): void {
  countFailedLogin(reason);
  log.warn({ event: 'login_failed', ip: request.ip, reason }, 'login failed');
}

/** Counts a row of the history; returns false above the limit of an hour, which all networks share. */
async function countHistoryRow(throttle: Throttle): Promise<boolean> {
  try {
    await throttle('login-history', HISTORY_ROWS_MAX, 3_600);
    return true;
  } catch (error) {
    if (error instanceof Problem) return false;
    throw error;
  }
}

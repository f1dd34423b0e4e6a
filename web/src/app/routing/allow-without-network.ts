import { getSession } from '../../platform/session/session.ts';
import { isUnreachable } from '../../platform/api/unreachable.ts';
import type { Outcome } from './guard-route.ts';

/** Milliseconds a guard may wait for the network, before the screen opens without it. */
const PATIENCE_MS = 4_000;

/**
 * Returns the decision of the guard. For a logged-in user, opens the screen when the server can't be reached or doesn't reply within 4 s:
 * the screen then shows stored data of this user, and the server checks what is sent later.
 */
export async function allowWithoutNetwork(entering: Promise<Outcome>): Promise<Outcome> {
  const { promise: timeout, resolve } = Promise.withResolvers<Outcome>();
  if (getSession() === null) return entering;
  const timer = setTimeout(() => resolve({ kind: 'screen' }), PATIENCE_MS);
  try {
    return await Promise.race([entering, timeout]);
  } catch (error) {
    if (!isUnreachable(error)) throw error;
    return { kind: 'screen' };
  } finally {
    clearTimeout(timer);
  }
}

import { getSession } from '../../platform/session/session.ts';
import { isUnreachable } from '../../platform/api/unreachable.ts';
import type { Outcome } from './guard-route.ts';

type Entered = { outcome: Outcome };

/** Milliseconds a guard may wait for the network, before the screen opens without it. */
const PATIENCE_MS = 4_000;

/**
 * Returns the decision of the guard, or the screen itself when the server can't be reached: it shows stored data of this user, and the
 * server checks everything that is sent later. Refusals stay refusals.
 */
export async function withoutNetwork(entering: Promise<Entered>): Promise<Entered> {
  const { promise: tired, resolve } = Promise.withResolvers<Entered>();
  if (getSession() === null) return entering;
  const timer = setTimeout(() => resolve({ outcome: { kind: 'screen' } }), PATIENCE_MS);
  try {
    return await Promise.race([entering, tired]);
  } catch (error) {
    if (!isUnreachable(error)) throw error;
    return { outcome: { kind: 'screen' } };
  } finally {
    clearTimeout(timer);
  }
}

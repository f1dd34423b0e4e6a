import { getSession } from '../../platform/session/session.ts';
import { isUnreachable } from '../../platform/api/unreachable.ts';
import type { Outcome } from './guard-route.ts';

type Entered = { outcome: Outcome };

/** A network that lets a guard wait for so long is none to somebody at a door. */
const PATIENCE_MS = 4_000;

/**
 * What a guard decides, or the screen itself where the server can't be asked: it shows what it kept for this person, and the
 * server decides anew about everything that is sent later. Refusals stay refusals.
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

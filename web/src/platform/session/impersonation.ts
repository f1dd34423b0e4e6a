import { type User, User as UserShape } from '@move/contract/access/access.ts';
import { z } from 'zod';
import { forgetUserData } from './forget-user-data.ts';
import { getSession, onSessionChange, saveSession } from './session.ts';
import { createStore, useStore } from '../state/store.ts';
import { parseStored, readStored, writeStored } from '../state/stored.ts';

const KEY = 'own_session';

const Stored = z.object({ api_token: z.string().min(1), user: z.object(UserShape.shape), until: z.string() });

/** The superadmin's own session, stored during an impersonation; `until` is the instant at which the impersonation ends. */
export type Impersonation = { readonly api_token: string; readonly user: User; readonly until: string };

function readOwn(): Impersonation | null {
  const stored = Stored.safeParse(parseStored(readStored(KEY)));
  return stored.success ? stored.data : null;
}

const current = createStore<Impersonation | null>(readOwn());
// when another tab starts or ends an impersonation, this tab's session changes too
onSessionChange(() => {
  const stored = readOwn();
  if (stored?.api_token !== current.get()?.api_token) current.set(stored);
});

export const useImpersonation = (): Impersonation | null => useStore(current);
export const isImpersonating = (): boolean => current.get() !== null;

/** Starts an impersonation in all tabs. Stores the superadmin's own session in this browser. */
export function beginImpersonation(reply: { api_token: string; user: User; expires_at: string }): void {
  const own = getSession();
  if (own === null) return;
  const waiting = { api_token: own.token, user: own.user, until: reply.expires_at };
  writeStored(KEY, JSON.stringify(waiting));
  forgetUserData();
  current.set(waiting);
  saveSession(reply);
}

/** Ends the impersonation: restores the superadmin's own session. Returns false when there was no impersonation. */
export function restoreOwnSession(): boolean {
  const own = current.get();
  if (own === null) return false;
  writeStored(KEY, null);
  forgetUserData();
  current.set(null);
  saveSession(own);
  return true;
}

/** The milliseconds until the impersonation ends; zero or less when it is over. */
export function impersonationLeft(now: number): number {
  const until = current.get()?.until;
  return until === undefined ? 0 : Date.parse(until) - now;
}

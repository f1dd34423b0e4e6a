import { type User, User as UserShape } from '@move/contract/access/access.ts';
import { z } from 'zod';
import { forgetPerson } from './forget-person.ts';
import { getSession, onSessionChange, saveSession } from './session.ts';
import { createStore, useStore } from '../state/store.ts';
import { parseStored, readStored, writeStored } from '../state/stored.ts';

const KEY = 'own_session';

const Stored = z.object({ api_token: z.string().min(1), user: z.object(UserShape.shape), until: z.string() });

/** The user whose own session is stored during an impersonation, and when that ends. */
export type Impersonation = { readonly api_token: string; readonly user: User; readonly until: string };

function readOwn(): Impersonation | null {
  const stored = Stored.safeParse(parseStored(readStored(KEY)));
  return stored.success ? stored.data : null;
}

const current = createStore<Impersonation | null>(readOwn());
// another tab started or ended the impersonation: the session changed too
onSessionChange(() => {
  const stored = readOwn();
  if (stored?.api_token !== current.get()?.api_token) current.set(stored);
});

export const useImpersonation = (): Impersonation | null => useStore(current);
export const isImpersonating = (): boolean => current.get() !== null;

/** Starts an impersonation of another user; the own session is stored in this browser. Every tab follows. */
export function beginImpersonation(reply: { api_token: string; user: User; expires_at: string }): void {
  const own = getSession();
  if (own === null) return;
  const waiting = { api_token: own.token, user: own.user, until: reply.expires_at };
  writeStored(KEY, JSON.stringify(waiting));
  forgetPerson();
  current.set(waiting);
  saveSession(reply);
}

/** Restores the own session; false when there was no impersonation. */
export function restoreOwnSession(): boolean {
  const own = current.get();
  if (own === null) return false;
  writeStored(KEY, null);
  forgetPerson();
  current.set(null);
  saveSession(own);
  return true;
}

/** Milliseconds left; zero or less when it is over. */
export function impersonationLeft(now: number): number {
  const until = current.get()?.until;
  return until === undefined ? 0 : Date.parse(until) - now;
}

import { User } from '@move/contract/access/access.ts';
import { z } from 'zod';
import { createStore, useStore } from './store.ts';
import { parseStored, readStored, writeStored } from './stored.ts';

const TOKEN = 'api_token';
const USER = 'user';
const RECEIVED = 'api_token_at';
const ENDED = 'session_end';

/** Who is logged in in this browser (D10.11: not a sport session). */
export type AuthSession = { readonly token: string; readonly user: User };
export type SessionEnd = 'logout' | 'expired';

const StoredUser = z.object(User.shape);

/** Both the token and a readable user are required; anything else is logged out (R4-18). */
export function sessionFrom(token: string | null, user: string | null): AuthSession | null {
  if (token === null || token === '') return null;
  const parsed = StoredUser.safeParse(parseStored(user));
  return parsed.success ? { token, user: parsed.data } : null;
}

/** What local storage holds at this moment, also when another tab wrote it. */
export function readSession(): AuthSession | null {
  return sessionFrom(readStored(TOKEN), readStored(USER));
}

const current = createStore<AuthSession | null>(readSession());

/** Somebody is logged in only as long as both stand in storage, whoever took them away (R4-18). */
export const isLoggedIn = (): boolean => current.get() !== null && readSession() !== null;

/** The last person who was logged in here; the log-in dialog asks for the same one. */
let lastUser = current.get()?.user ?? null;

/** Whose each token of this tab was: what one person sent is never sent again as another. */
const owners = new Map<string, number>();
function remember(session: AuthSession | null): void {
  if (session === null) return;
  lastUser = session.user;
  owners.set(session.token, session.user.id);
}
remember(current.get());
current.subscribe(() => remember(current.get()));

export const getSession = current.get;
export const onSessionChange = current.subscribe;
export const useSession = (): AuthSession | null => useStore(current);
/** The person a token belonged to; undefined for one that this tab never used. */
export const userIdByToken = (token: string): number | undefined => owners.get(token);
export const getLastUser = (): User | null => lastUser;

/** Whose screen this is, also while the session has ended and the password is asked again: forms must not fall apart. */
export function useCurrentUser(): User | null {
  return useStore(current)?.user ?? lastUser;
}

/** Keeps the answer of login or refresh (R4-14); other tabs see it through their storage events. */
export function saveSession(answer: { api_token: string; user: User }): void {
  writeStored(ENDED, null);
  writeStored(USER, JSON.stringify(answer.user));
  writeStored(RECEIVED, String(Date.now()));
  writeStored(TOKEN, answer.api_token);
  current.set({ token: answer.api_token, user: answer.user });
}

/** Takes over what another tab stored. The time it was received stays: it decides when the token is renewed. */
export function adoptSession(stored: AuthSession): void {
  current.set(stored);
}

/** Keeps changed names or language of the person who is logged in. */
export function saveUser(user: User): void {
  const session = current.get();
  if (session === null) return;
  writeStored(USER, JSON.stringify(user));
  current.set({ ...session, user });
}

/** Forgets token and user; the reason tells other tabs whether to leave or to ask for the password. */
export function endSession(reason: SessionEnd): void {
  writeStored(ENDED, reason);
  writeStored(TOKEN, null);
  writeStored(USER, null);
  writeStored(RECEIVED, null);
  current.set(null);
}

/** Why the session ended, for a tab that did not end it. */
export function sessionEnd(): SessionEnd {
  return readStored(ENDED) === 'logout' ? 'logout' : 'expired';
}

/** Milliseconds since the token was received; infinite when unknown, so that it is renewed. */
export function tokenAge(now: number): number {
  const received = Number(readStored(RECEIVED) ?? Number.NaN);
  return Number.isFinite(received) ? now - received : Number.POSITIVE_INFINITY;
}

/** Follows what other tabs do; answers the function that stops following. */
export function followOtherTabs(): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== null && event.key !== TOKEN && event.key !== USER) return;
    const stored = readSession();
    const known = current.get();
    if (stored?.token !== known?.token || JSON.stringify(stored?.user) !== JSON.stringify(known?.user)) {
      current.set(stored);
    }
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

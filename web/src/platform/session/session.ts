import { User } from '@move/contract/access/access.ts';
import { z } from 'zod';
import { createStore, useStore } from '../state/store.ts';
import { parseStored, readStored, writeStored } from '../state/stored.ts';

const TOKEN = 'api_token';
const USER = 'user';
const RECEIVED = 'api_token_at';
const ENDED = 'session_end';
/** Stored per tab, so that a link opened in another tab after a logout still returns there after login. */
const LOGGED_OUT = 'logged_out';

/** The user who is logged in in this browser (an auth session, not a session of an activity). */
export type AuthSession = { readonly token: string; readonly user: User };
export type SessionEnd = 'logout' | 'expired';

const StoredUser = z.object(User.shape);

/** Both the token and a readable user are required; without one of them the user is logged out. */
export function sessionFrom(token: string | null, user: string | null): AuthSession | null {
  if (token === null || token === '') return null;
  const parsed = StoredUser.safeParse(parseStored(user));
  return parsed.success ? { token, user: parsed.data } : null;
}

/** The session in local storage at this moment, even if another tab stored it. */
export function readSession(): AuthSession | null {
  return sessionFrom(readStored(TOKEN), readStored(USER));
}

const current = createStore<AuthSession | null>(readSession());

/** Whether a user is logged in: the session is known here and still in storage, from which another tab may remove it. */
export const isLoggedIn = (): boolean => current.get() !== null && readSession() !== null;

/** The last user who was logged in here; the log-in dialog asks for the same one. */
let lastUser = current.get()?.user ?? null;

/** User id by token, so that a retry is never sent as another user. */
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
/** The id of the user a token belonged to; undefined for a token that this tab never used. */
export const userIdByToken = (token: string): number | undefined => owners.get(token);
export const getLastUser = (): User | null => lastUser;

/** The user of this screen, also while the session has ended and the password is asked again: open forms stay as they are. */
export function useCurrentUser(): User | null {
  return useStore(current)?.user ?? lastUser;
}

/** Stores the reply of login or renewal; other tabs get it by their storage events. */
export function saveSession(answer: { api_token: string; user: User }): void {
  writeStored(ENDED, null);
  writeStored(USER, JSON.stringify(answer.user));
  writeStored(RECEIVED, String(Date.now()));
  writeStored(TOKEN, answer.api_token);
  current.set({ token: answer.api_token, user: answer.user });
}

/** Adopts the session that another tab stored, with the time it was received: that decides when the token is renewed. */
export function adoptSession(stored: AuthSession): void {
  current.set(stored);
}

/** Stores changed names or language of the user. */
export function saveUser(user: User): void {
  const session = current.get();
  if (session === null) return;
  writeStored(USER, JSON.stringify(user));
  current.set({ ...session, user });
}

/** Removes token and user; by the reason other tabs either leave or ask for the password. */
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

/** Whether a logout ended the session in this tab, without a login since. */
export const hasLoggedOut = (): boolean => readStored(LOGGED_OUT, 'sessionStorage') !== null;
current.subscribe(() => {
  const isOut = current.get() === null && sessionEnd() === 'logout';
  writeStored(LOGGED_OUT, isOut ? '1' : null, 'sessionStorage');
});

/** Milliseconds since the token was received; infinite when unknown, so that it is renewed. */
export function tokenAge(now: number): number {
  const received = Number(readStored(RECEIVED) ?? Number.NaN);
  return Number.isFinite(received) ? now - received : Number.POSITIVE_INFINITY;
}

/** Listens to what other tabs store; returns the function that stops. */
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

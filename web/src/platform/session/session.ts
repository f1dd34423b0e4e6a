import { User } from '@move/contract/access/access.ts';
import { z } from 'zod';
import { createStore, useStore } from '../state/store.ts';
import { parseStored, readStored, writeStored } from '../state/stored.ts';

const TOKEN = 'api_token';
const USER = 'user';
const RECEIVED = 'api_token_at';
const ENDED = 'session_end';
/** Stored per tab: after a logout, a link that is opened in another tab still leads to its page after login. */
const LOGGED_OUT = 'logged_out';

/** A login in this browser: the token and the user. (Not a session of an activity.) */
export type AuthSession = { readonly token: string; readonly user: User };
export type SessionEnd = 'logout' | 'expired';

const StoredUser = z.object(User.shape);

/** Makes a session of the stored texts; null when the token or a readable user is missing. */
export function sessionFrom(token: string | null, user: string | null): AuthSession | null {
  if (token === null || token === '') return null;
  const parsed = StoredUser.safeParse(parseStored(user));
  return parsed.success ? { token, user: parsed.data } : null;
}

/** The session in local storage now, which another tab may have stored. */
export function readSession(): AuthSession | null {
  return sessionFrom(readStored(TOKEN), readStored(USER));
}

const current = createStore<AuthSession | null>(readSession());

/** Whether a user is logged in. Also looks in storage, because another tab may have removed the session. */
export const isLoggedIn = (): boolean => current.get() !== null && readSession() !== null;

/** The last logged-in user of this tab. The dialog to log in again asks for the password of this user. */
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
/** The id of the user to whom a token belonged; undefined for a token that this tab never used. */
export const userIdByToken = (token: string): number | undefined => owners.get(token);
export const getLastUser = (): User | null => lastUser;

/** The user of this screen, also after the session has ended and the dialog asks for the password: open forms stay as they are. */
export function useCurrentUser(): User | null {
  return useStore(current)?.user ?? lastUser;
}

/** Stores the reply of a login or renewal. Other tabs follow by their storage events. */
export function saveSession(answer: { api_token: string; user: User }): void {
  writeStored(ENDED, null);
  writeStored(USER, JSON.stringify(answer.user));
  writeStored(RECEIVED, String(Date.now()));
  writeStored(TOKEN, answer.api_token);
  current.set({ token: answer.api_token, user: answer.user });
}

/** Uses the session that another tab stored. */
export function adoptSession(stored: AuthSession): void {
  current.set(stored);
}

/** Stores the changed name or language of the user. */
export function saveUser(user: User): void {
  const session = current.get();
  if (session === null) return;
  writeStored(USER, JSON.stringify(user));
  current.set({ ...session, user });
}

/** Removes the token and the user. Other tabs leave after `logout`, and ask for the password after `expired`. */
export function endSession(reason: SessionEnd): void {
  writeStored(ENDED, reason);
  writeStored(TOKEN, null);
  writeStored(USER, null);
  writeStored(RECEIVED, null);
  current.set(null);
}

/** Why the session ended, also when another tab ended it. */
export function sessionEndReason(): SessionEnd {
  return readStored(ENDED) === 'logout' ? 'logout' : 'expired';
}

/** Whether this tab saw a logout, and no login since. */
export const hasLoggedOut = (): boolean => readStored(LOGGED_OUT, 'sessionStorage') !== null;
current.subscribe(() => {
  const isOut = current.get() === null && sessionEndReason() === 'logout';
  writeStored(LOGGED_OUT, isOut ? '1' : null, 'sessionStorage');
});

/** Milliseconds since the token was received; infinite when unknown, so that the token is renewed. */
export function tokenAge(now: number): number {
  const received = Number(readStored(RECEIVED) ?? Number.NaN);
  return Number.isFinite(received) ? now - received : Number.POSITIVE_INFINITY;
}

/** Follows logins and logouts in other tabs. Returns the function that stops. */
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

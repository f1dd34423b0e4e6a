import { z } from 'zod';
import { createStore, useStore } from './store.ts';
import { parseStored, readStored, writeStored } from './stored.ts';

const KEY = 'context';

/** The organisation and application that this tab works on: ids only, never abilities. */
export type WorkContext = { readonly organizationId: number | null; readonly applicationId: number | null };

const StoredId = z.int().positive().nullable().catch(null);
const Stored = z.object({ organizationId: StoredId, applicationId: StoredId });
const NOTHING: WorkContext = { organizationId: null, applicationId: null };

function readContext(): WorkContext {
  const own = Stored.safeParse(parseStored(readStored(KEY, 'sessionStorage')));
  if (own.success) return own.data;
  const start = Stored.safeParse(parseStored(readStored(KEY))).data ?? NOTHING;
  // from now on the tab has its own choice, which a choice in another tab doesn't change at a reload
  writeStored(KEY, JSON.stringify(start), 'sessionStorage');
  return start;
}

const context = createStore<WorkContext>(readContext());
/** The application sent with each call; null until a profile lists it, since another one would be a 403. */
const header = createStore<number | null>(null);

export const getContext = context.get;
export const useWorkContext = (): WorkContext => useStore(context);
export const getApplicationId = header.get;
export const useApplicationId = (): number | null => useStore(header);

/** Kept per tab; local storage only gives a new tab its start value. */
export function setContext(change: Partial<WorkContext>): void {
  const next = { ...context.get(), ...change };
  const text = JSON.stringify(next);
  writeStored(KEY, text, 'sessionStorage');
  writeStored(KEY, text);
  context.set(next);
}

/** Sets the application to send; null at logout: the next user's profile decides. */
export function sendApplication(applicationId: number | null): void {
  header.set(applicationId);
}

type Choice = {
  profile: { roles: readonly string[]; applications: readonly { id: number }[] };
  /** The last choice in this tab. */
  chosen: number | null;
  /** The application of the URL that the user opened. */
  ofUrl: number | null;
};

/**
 * The application whose id is sent with calls: the chosen one, else that of the opened URL, else the user's first. An id that the profile
 * does not list is never sent; a superadmin may choose any.
 */
export function applicationToSend({ profile, chosen, ofUrl }: Choice): number | null {
  const isSuperadmin = profile.roles.includes('superadmin');
  const isOwn = (id: number | null) =>
    id !== null && (isSuperadmin || profile.applications.some((own) => own.id === id));
  if (isOwn(chosen)) return chosen;
  if (isOwn(ofUrl)) return ofUrl;
  return profile.applications[0]?.id ?? null;
}

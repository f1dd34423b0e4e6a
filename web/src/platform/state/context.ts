import { z } from 'zod';
import { createStore, useStore } from './store.ts';
import { parseStored, readStored, writeStored } from './stored.ts';

const KEY = 'context';

/** The ids of the organisation and application that the user works with in this tab. */
export type WorkContext = { readonly organizationId: number | null; readonly applicationId: number | null };

const StoredId = z.int().positive().nullable().catch(null);
const Stored = z.object({ organizationId: StoredId, applicationId: StoredId });
const NO_CONTEXT: WorkContext = { organizationId: null, applicationId: null };

function readContext(): WorkContext {
  const own = Stored.safeParse(parseStored(readStored(KEY, 'sessionStorage')));
  if (own.success) return own.data;
  const start = Stored.safeParse(parseStored(readStored(KEY))).data ?? NO_CONTEXT;
  // from now on the tab has its own choice: after a reload it doesn't follow a choice in another tab
  writeStored(KEY, JSON.stringify(start), 'sessionStorage');
  return start;
}

const context = createStore<WorkContext>(readContext());
/** The id of the application that is sent with each call; null until a profile is read: an application outside the profile gives a 403. */
const sentApplicationId = createStore<number | null>(null);

export const getContext = context.get;
export const useWorkContext = (): WorkContext => useStore(context);
export const getApplicationId = sentApplicationId.get;
export const useApplicationId = (): number | null => useStore(sentApplicationId);

/** Stores the choice for this tab, and in local storage as the first choice of a new tab. */
export function setContext(change: Partial<WorkContext>): void {
  const next = { ...context.get(), ...change };
  const text = JSON.stringify(next);
  writeStored(KEY, text, 'sessionStorage');
  writeStored(KEY, text);
  context.set(next);
}

/** Sets the application that is sent with calls; null at logout, because the next user's profile decides. */
export function setApplicationId(applicationId: number | null): void {
  sentApplicationId.set(applicationId);
}

type Choice = {
  profile: { roles: readonly string[]; applications: readonly { id: number }[] };
  /** The last choice in this tab. */
  chosen: number | null;
  /** The application of the URL that the user opened. */
  ofUrl: number | null;
};

/**
 * The id of the application that is sent with calls: the chosen application, else the application of the opened URL, else the user's first.
 * Ids that the profile doesn't list are skipped, except for a superadmin, who may choose any application.
 */
export function applicationToSend({ profile, chosen, ofUrl }: Choice): number | null {
  const isSuperadmin = profile.roles.includes('superadmin');
  const isOwn = (id: number | null) =>
    id !== null && (isSuperadmin || profile.applications.some((own) => own.id === id));
  if (isOwn(chosen)) return chosen;
  if (isOwn(ofUrl)) return ofUrl;
  return profile.applications[0]?.id ?? null;
}

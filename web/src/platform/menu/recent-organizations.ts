import { z } from 'zod';
import { createStore, useStore } from '../state/store.ts';
import { parseStored, readStored, writeStored } from '../state/stored.ts';

const KEY = 'recent_organizations';
const RECENT_MAX = 5;

export type RecentOrganization = { id: number; name: string; logo: string | null };

const Recents = z.array(z.object({ id: z.int().positive(), name: z.string(), logo: z.string().nullable() }));

/** Stored by user, so that users of a shared computer don't see each other's organisations. */
const storageKey = (userId: number) => `${KEY}:${userId}`;

function read(userId: number): readonly RecentOrganization[] {
  const stored = Recents.safeParse(parseStored(readStored(storageKey(userId))));
  return stored.success ? stored.data : [];
}

const version = createStore(0);

export function useRecentOrganizations(userId: number | null): readonly RecentOrganization[] {
  useStore(version);
  return userId === null ? [] : read(userId);
}

/** Adds an organisation to the recent ones: newest first, each once. */
export function withRecent(
  known: readonly RecentOrganization[],
  used: RecentOrganization,
): readonly RecentOrganization[] {
  return [used, ...known.filter(({ id }) => id !== used.id)].slice(0, RECENT_MAX);
}

export function rememberOrganization(userId: number, used: RecentOrganization): void {
  const known = read(userId);
  const first = known[0];
  if (first?.id === used.id && first.name === used.name && first.logo === used.logo) return;
  writeStored(storageKey(userId), JSON.stringify(withRecent(known, used)));
  version.set(version.get() + 1);
}

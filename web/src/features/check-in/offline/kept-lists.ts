import type { CallInput } from '@move/contract/kit/client/client.ts';
import type { Endpoint, ReplyOf } from '@move/contract/kit/endpoint.ts';
import { useEffect, useState } from 'react';
import { KEPT_LISTS } from '../../../platform/session/forget-person.ts';
import { fetchQuery, useRead } from '../../../platform/api/reads.ts';
import { useSession } from '../../../platform/session/session.ts';
import { keptIn } from './kept-records.ts';
import { hearServerTime } from './server-clock.ts';
import { tapOwner } from './tap-owner.ts';

type KeptList = { key: string; owner: string; savedAt: number; reply: unknown };

/** Names of people are kept no longer than the day they are needed. */
const DAY_MS = 86_400_000;

const lists = keptIn<KeptList>(KEPT_LISTS);
const keyOf = (endpoint: Endpoint, input: unknown) => `${endpoint.name} ${JSON.stringify(input)}`;
const isUsable = ({ owner, savedAt }: KeptList) => owner === tapOwner() && Date.now() - savedAt < DAY_MS;

async function keepList(key: string, reply: unknown): Promise<void> {
  const owner = tapOwner();
  if (owner !== null) await lists.put(key, { key, owner, savedAt: Date.now(), reply });
}

/** Wipes what is older than a day, or somebody else's. */
export async function sweepLists(): Promise<void> {
  const all = await lists.all();
  await Promise.all(all.filter((list) => !isUsable(list)).map(({ key }) => lists.remove(key)));
}

/** Reads a list ahead, so that it is there when the network is not. */
export async function keepAhead<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<void> {
  const key = keyOf(endpoint, input);
  try {
    await keepList(key, await fetchQuery(endpoint, input, DAY_MS));
  } catch {
    // without a network there is nothing to keep
  }
}

type WithServerTime = { now: string };

export type KeptRead<Reply> = {
  data: Reply | undefined;
  /** When the list was read, where it is not what the server says now. */
  keptAt: number | null;
  isFailed: boolean;
  refetch: () => void;
};

/** Reads a list and keeps it; without a network, what was kept of it. */
export function useKeptRead<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options: { refetchInterval?: () => number; enabled?: boolean } = {},
): KeptRead<ReplyOf<E>> {
  const key = keyOf(endpoint, input);
  const read = useRead(endpoint, input, { ...options, showsErrors: true });
  const { data, dataUpdatedAt, error } = read;
  const kept = useKept(key, data === undefined);
  useEffect(() => {
    if (data === undefined) return;
    hearServerTime((data as WithServerTime).now, dataUpdatedAt);
    void keepList(key, data);
  }, [key, data, dataUpdatedAt]);
  return {
    data: data ?? (kept?.reply as ReplyOf<E> | undefined),
    keptAt: error === null ? null : data === undefined ? (kept?.savedAt ?? null) : dataUpdatedAt,
    isFailed: error !== null && data === undefined && kept === null,
    refetch: () => void read.refetch(),
  };
}

/** What was kept of a list, without asking for it anew. */
export function useKeptReply<E extends Endpoint>(endpoint: E, input: CallInput<E>): ReplyOf<E> | undefined {
  return useKept(keyOf(endpoint, input), true)?.reply as ReplyOf<E> | undefined;
}

/** Undefined while it is looked for, null when there is none. */
function useKept(key: string, isWanted: boolean): KeptList | null | undefined {
  const userId = useSession()?.user.id;
  const [found, setFound] = useState<KeptList | null>();
  useEffect(() => {
    if (!isWanted) return;
    let isLeft = false;
    void lists.read(key).then((list) => {
      if (!isLeft) setFound(list !== undefined && isUsable(list) ? list : null);
    });
    return () => {
      isLeft = true;
    };
  }, [key, isWanted, userId]);
  return found?.key === key || found === null ? found : undefined;
}

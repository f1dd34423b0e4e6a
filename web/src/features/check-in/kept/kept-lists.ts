import { ApiError, type CallInput } from '@move/contract/kit/client/client.ts';
import type { Endpoint, ReplyOf } from '@move/contract/kit/endpoint.ts';
import { useEffect, useState } from 'react';
import { KEPT_LISTS } from '../../../platform/session/forget-user-data.ts';
import { fetchQuery, useRead } from '../../../platform/api/reads.ts';
import { useSession } from '../../../platform/session/session.ts';
import { keptIn } from './kept-records.ts';
import { recordServerTime } from '../offline/server-clock.ts';
import { tapOwner } from '../offline/tap-owner.ts';

type KeptList = { key: string; owner: string; savedAt: number; reply: unknown };

/** The age at which stored lists are removed, because they contain names of participants. */
const DAY_MS = 86_400_000;

const lists = keptIn<KeptList>(KEPT_LISTS);
const keyOf = (endpoint: Endpoint, input: unknown) => `${endpoint.name} ${JSON.stringify(input)}`;
const isUsable = ({ owner, savedAt }: KeptList) => owner === tapOwner() && Date.now() - savedAt < DAY_MS;

async function keepList(key: string, reply: unknown): Promise<void> {
  const owner = tapOwner();
  if (owner !== null) await lists.put(key, { key, owner, savedAt: Date.now(), reply });
}

/** Removes lists older than a day, and lists of other users. */
export async function sweepLists(): Promise<void> {
  const all = await lists.all();
  await Promise.all(all.filter((list) => !isUsable(list)).map(({ key }) => lists.remove(key)));
}

/** Whether the server refuses a list: 403 if the user may see no lists any more, 404 if not this one. */
const isRefused = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.status === 403 || error.status === 404);

/** Removes the refused list, or after a 403 all lists. */
async function dropRefused(key: string, { status }: ApiError): Promise<void> {
  const gone = status === 403 ? (await lists.all()).map((list) => list.key) : [key];
  await Promise.all(gone.map((each) => lists.remove(each)));
}

/** Reads a list in advance, so that it is available without a network. */
export async function prefetchList<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<void> {
  const key = keyOf(endpoint, input);
  try {
    await keepList(key, await fetchQuery(endpoint, input, DAY_MS));
  } catch (error) {
    // other failures, such as no network, leave the stored list
    if (isRefused(error)) await dropRefused(key, error);
  }
}

type WithServerTime = { now: string };

export type KeptRead<Reply> = {
  data: Reply | undefined;
  /** When the list on screen was read, if the last attempt to read it again failed; else null. */
  keptAt: number | null;
  /** The last attempt to read the list failed, whether a stored one is shown or not. False when the server refuses the list. */
  isUnreachable: boolean;
  isFailed: boolean;
  refetch: () => void;
};

/** Reads a list and stores it; without a network, returns the stored one. */
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
    recordServerTime((data as WithServerTime).now, dataUpdatedAt);
    void keepList(key, data);
  }, [key, data, dataUpdatedAt]);
  useEffect(() => {
    if (isRefused(error)) void dropRefused(key, error);
  }, [key, error]);
  const refetch = () => void read.refetch();
  if (isRefused(error)) return { data: undefined, keptAt: null, isUnreachable: false, isFailed: true, refetch };
  return {
    data: data ?? (kept?.reply as ReplyOf<E> | undefined),
    keptAt: error === null ? null : data === undefined ? (kept?.savedAt ?? null) : dataUpdatedAt,
    isUnreachable: error !== null,
    isFailed: error !== null && data === undefined && kept === null,
    refetch,
  };
}

/** The stored reply of a list, without calling the server. */
export function useKeptReply<E extends Endpoint>(endpoint: E, input: CallInput<E>): ReplyOf<E> | undefined {
  return useKept(keyOf(endpoint, input), true)?.reply as ReplyOf<E> | undefined;
}

/** The stored list; undefined while it is looked up, null when there is none. */
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

import type { CheckIn } from '@move/domain/participants/participant.ts';
import type { DoorPayment } from '@move/domain/participants/walk-in.ts';
import { createStore, type Store } from '../../../platform/state/store.ts';
import type { KeptRecords } from './kept-records.ts';

/** The server's last word about a tap; of somebody or a session that is there no longer, or of one that is full. */
export type Refusal = { kind: 'refused'; text: string; isGone?: boolean; isFull?: boolean };

/** What became of a tap that needs to be told: it stays on its row until somebody has read it. */
export type TapAnswer =
  | Refusal
  /** Somebody noted something newer, which stays; or something older, whose place the tap took. */
  | { kind: 'overtaken' | 'replaced'; status: CheckIn; by: string | null };

/** A participant's id; of a walk-in that the server doesn't have yet, the id that this phone made. */
export type PersonKey = number | string;

export type QueuedWalkIn = {
  first_name: string;
  last_name: string;
  date_of_birth: string | null;
  /** Null where nothing is paid here. */
  payment: DoorPayment | null;
};

/** Ids and statuses only, but for walk-ins: whoever finds the phone learns no name of anybody who signed up. */
export type QueuedTap = {
  id: string;
  /** Who tapped; nobody else's login ever sends it. */
  owner: string;
  place: { organizationId: number; activityId: number; sessionId: number };
  participantId: PersonKey;
  /** The participant is still to be added; the id of the tap is theirs. */
  walkIn?: QueuedWalkIn;
  status: CheckIn;
  seen: CheckIn;
  /** Milliseconds, by the server's clock. */
  madeAt: number;
  /** Lets somebody who signed out and comes after all in above the spots. */
  isAbove?: boolean;
  /** Null while it waits to be sent. */
  answer: TapAnswer | null;
};

/**
 * - `noted`: it is on the server, with something to tell or not.
 * - `refused`: the server won't, ever.
 * - `later`: this one not now; the others may.
 * - `unreachable`: none of them now.
 */
export type Sending =
  | { kind: 'noted'; answer: TapAnswer | null }
  | Refusal
  | { kind: 'later' }
  | { kind: 'unreachable' };

export type TapQueueParts = {
  kept: KeptRecords<QueuedTap>;
  send: (tap: QueuedTap) => Promise<Sending>;
  /** Who is logged in. */
  owner: () => string | null;
  /** One sends at a time, over all tabs. */
  lock: <Result>(work: () => Promise<Result>) => Promise<Result>;
};

export type TapQueue = {
  /** Of everybody who tapped on this phone, the oldest first. */
  taps: Store<readonly QueuedTap[]>;
  add: (tap: Omit<QueuedTap, 'answer'>) => void;
  /** Takes up what was kept: by this page before it was closed, or by another one. */
  load: () => Promise<void>;
  /** Sends what waits, in order. False when something is left to be tried again. */
  flush: () => Promise<boolean>;
  /** What rows told was read. */
  dismiss: (participantIds: readonly PersonKey[]) => void;
  /** Another page sent it. */
  forget: (id: string) => void;
};

const WEEK_MS = 7 * 86_400_000;
const isSamePerson = (a: QueuedTap, b: Pick<QueuedTap, 'owner' | 'participantId'>) =>
  a.owner === b.owner && a.participantId === b.participantId;
const inOrder = (taps: readonly QueuedTap[]) => taps.toSorted((a, b) => a.madeAt - b.madeAt);

/**
 * Taps that wait for the server. Only the last one of each person waits: a newer one takes its place, unless it is under way.
 * What is added is in memory at once and kept right after, so that it survives the page.
 */
export function createTapQueue({ kept, send, owner, lock }: TapQueueParts): TapQueue {
  const taps = createStore<readonly QueuedTap[]>([]);
  const gone = new Set<string>();
  let underWay: string | null = null;
  let lastMadeAt = 0;
  let written: Promise<unknown> = Promise.resolve();
  const write = (work: () => Promise<unknown>) => {
    written = written.then(work);
  };

  function drop(isDropped: (tap: QueuedTap) => boolean): void {
    const dropped = taps.get().filter(isDropped);
    if (dropped.length === 0) return;
    taps.set(taps.get().filter((tap) => !isDropped(tap)));
    for (const { id } of dropped) {
      gone.add(id);
      write(() => kept.remove(id));
    }
  }

  function keep(tap: QueuedTap): void {
    taps.set(inOrder([...taps.get().filter(({ id }) => id !== tap.id), tap]));
    write(() => kept.put(tap.id, tap));
  }

  function settle(tap: QueuedTap, answer: TapAnswer | null): void {
    // replaced meanwhile: nobody asks any more what became of it
    const isSuperseded = taps.get().some((other) => isSamePerson(other, tap) && other.madeAt > tap.madeAt);
    if (answer === null || isSuperseded) drop(({ id }) => id === tap.id);
    else keep({ ...tap, answer });
  }

  const waiting = (skipped: readonly QueuedTap[]) =>
    taps.get().find((tap) => {
      const isFree = skipped.every((other) => !isSamePerson(tap, other));
      return tap.answer === null && tap.owner === owner() && isFree;
    });

  async function sendAll(): Promise<boolean> {
    const skipped: QueuedTap[] = [];
    for (let tap = waiting(skipped); tap !== undefined; tap = waiting(skipped)) {
      underWay = tap.id;
      // oxlint-disable-next-line no-await-in-loop -- one after another: that is their order
      const sent = await send(tap).finally(() => {
        underWay = null;
      });
      if (sent.kind === 'unreachable') return false;
      if (sent.kind === 'later') skipped.push(tap);
      else settle(tap, sent.kind === 'refused' ? sent : sent.answer);
    }
    return skipped.length === 0;
  }

  let flushing: Promise<boolean> | null = null;
  const queue: TapQueue = {
    taps,
    add: (tap) => {
      const isReplaced = (other: QueuedTap) => isSamePerson(other, tap) && other.id !== underWay;
      const unsent = taps.get().find((other) => isReplaced(other) && other.answer === null);
      lastMadeAt = Math.max(tap.madeAt, lastMadeAt + 1, (taps.get().at(-1)?.madeAt ?? 0) + 1);
      const isAbove = tap.isAbove === true || unsent?.isAbove === true;
      const seen = unsent?.seen ?? tap.seen;
      keep({ ...tap, ...(isAbove && { isAbove }), seen, madeAt: lastMadeAt, answer: null });
      // after the new one is kept: a page that is closed in between loses neither
      drop((other) => isReplaced(other) && other.id !== tap.id);
    },
    load: async () => {
      const stored = await kept.all();
      const known = new Set(taps.get().map(({ id }) => id));
      const isNew = ({ id }: QueuedTap) => !known.has(id) && !gone.has(id);
      taps.set(inOrder([...taps.get(), ...stored.filter(isNew)]));
      const newest = taps.get().at(-1)?.madeAt ?? 0;
      drop(({ madeAt }) => madeAt < newest - WEEK_MS);
    },
    flush: () => {
      flushing ??= lock(() => written.then(sendAll)).finally(() => {
        flushing = null;
      });
      return flushing;
    },
    dismiss: (participantIds) => drop((tap) => participantIds.includes(tap.participantId) && tap.answer !== null),
    forget: (forgotten) => drop(({ id }) => id === forgotten),
  };
  return queue;
}

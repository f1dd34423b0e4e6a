import { TAP_KEPT_MS } from '@move/domain/participants/check-in-taps.ts';
import type { CheckIn } from '@move/domain/participants/participant.ts';
import type { DoorPayment } from '@move/domain/participants/walk-in.ts';
import { createStore, type Store } from '../../../platform/state/store.ts';
import type { KeptRecords } from '../kept/kept-records.ts';

/** A final refusal of a tap. `isGone`: the person or session was removed. `isFull`: the session is full. `field`: the refused field. */
export type Refusal = { kind: 'refused'; text: string; isGone?: boolean; isFull?: boolean; field?: string };

/** The result of a tap that must be shown: it stays on its row until it is read. */
export type TapAnswer =
  | Refusal
  /** `overtaken`: another user's newer status stays. `replaced`: the tap replaced another user's older status. */
  | { kind: 'overtaken' | 'replaced'; status: CheckIn; by: string | null };

/** A participant's id; for a walk-in that the server doesn't have yet, the id that this phone made. */
export type PersonKey = number | string;

export type QueuedWalkIn = {
  first_name: string;
  last_name: string;
  date_of_birth: string | null;
  /** Null when the walk-in needn't pay. */
  payment: DoorPayment | null;
  /** The price on screen when the walk-in was added. */
  price_in_cents?: number;
};

export type QueuedNote = {
  text: string | null;
  /**
   * The note when the user began to write; absent when it couldn't be read. The server's note then stays, and the text is added below it.
   */
  read?: string | null;
};

/** Only ids and statuses, except for walk-ins and notes: a lost phone reveals no names of people who signed up. */
export type QueuedTap = {
  id: string;
  /** The user who tapped; only that user's login sends it. */
  owner: string;
  place: { organizationId: number; activityId: number; sessionId: number };
  participantId: PersonKey;
  /** Set for a walk-in that isn't sent yet: the server adds the participant, under the id of the tap. */
  walkIn?: QueuedWalkIn;
  /** A note about the participant. It doesn't change the status, so the queue may hold a check-in of the same person too. */
  note?: QueuedNote;
  status: CheckIn;
  seen: CheckIn;
  /** Milliseconds, in the server's time. */
  madeAt: number;
  /** Skips the capacity check for a participant who signed out and comes after all. */
  isAbove?: boolean;
  /** Null while it waits to be sent. */
  answer: TapAnswer | null;
};

/**
 * The result of sending a tap.
 * - `noted`: the server has the tap; `answer` is shown, if any.
 * - `refused`: the server refuses it for good.
 * - `later`: this tap must be tried again; others may be sent.
 * - `unreachable`: no tap can be sent now.
 */
export type SendResult =
  | { kind: 'noted'; answer: TapAnswer | null }
  | Refusal
  | { kind: 'later' }
  | { kind: 'unreachable' };

export type TapQueueParts = {
  kept: KeptRecords<QueuedTap>;
  send: (tap: QueuedTap) => Promise<SendResult>;
  /** The logged-in user. */
  owner: () => string | null;
  /** The current time in milliseconds, by the server's clock; the age of taps counts from it. */
  now: () => number;
  /** Runs the work while no other page or tab of this browser sends taps. */
  lock: <Result>(work: () => Promise<Result>) => Promise<Result>;
};

export type TapQueue = {
  /** The taps of all users on this phone, oldest first. */
  taps: Store<readonly QueuedTap[]>;
  add: (tap: Omit<QueuedTap, 'answer'>) => void;
  /** Loads stored taps: those of this page from before it was closed, or those of another page. */
  load: () => Promise<void>;
  /** Sends waiting taps, in order. Returns false when some must be tried again. */
  flush: () => Promise<boolean>;
  /** Removes results that were read. */
  dismiss: (tapIds: readonly string[]) => void;
  /** Removes a tap that another page sent. */
  forget: (id: string) => void;
};

/** The browser's database of taps. */
export const KEPT_TAPS = 'check-in-taps';

/** Whether a tap is so old that it is removed; refused ones too, because walk-ins and notes contain what was typed about a person. */
export const isTooOld = ({ madeAt }: Pick<QueuedTap, 'madeAt'>, now: number): boolean => madeAt < now - TAP_KEPT_MS;

const isSameSubject = (a: QueuedTap, b: Pick<QueuedTap, 'owner' | 'participantId' | 'note'>) =>
  a.owner === b.owner && a.participantId === b.participantId && (a.note === undefined) === (b.note === undefined);
const inOrder = (taps: readonly QueuedTap[]) => taps.toSorted((a, b) => a.madeAt - b.madeAt);

/**
 * Creates the queue of taps for the server. Only the last tap and the last note of each person wait: a newer one replaces it, unless it is
 * being sent. A new tap is in memory at once and stored right after, so that it survives the page.
 */
export function createTapQueue({ kept, send, owner, now, lock }: TapQueueParts): TapQueue {
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
    // a newer tap replaced this one while it was sent: its result no longer matters
    const isSuperseded = taps.get().some((other) => isSameSubject(other, tap) && other.madeAt > tap.madeAt);
    if (answer === null || isSuperseded) drop(({ id }) => id === tap.id);
    else keep({ ...tap, answer });
  }

  const waiting = (skipped: readonly QueuedTap[]) =>
    taps.get().find((tap) => {
      const isFree = skipped.every((other) => !isSameSubject(tap, other));
      return tap.answer === null && tap.owner === owner() && isFree;
    });

  async function sendAll(): Promise<boolean> {
    const skipped: QueuedTap[] = [];
    for (let tap = waiting(skipped); tap !== undefined; tap = waiting(skipped)) {
      underWay = tap.id;
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
      const isReplaced = (other: QueuedTap) => isSameSubject(other, tap) && other.id !== underWay;
      const unsent = taps.get().find((other) => isReplaced(other) && other.answer === null);
      lastMadeAt = Math.max(tap.madeAt, lastMadeAt + 1, (taps.get().at(-1)?.madeAt ?? 0) + 1);
      const isAbove = tap.isAbove === true || unsent?.isAbove === true;
      const seen = unsent?.seen ?? tap.seen;
      keep({ ...tap, ...(isAbove && { isAbove }), seen, madeAt: lastMadeAt, answer: null });
      // the replaced tap is dropped last, so that no tap is lost when the page is closed in between
      drop((other) => isReplaced(other) && other.id !== tap.id);
    },
    load: async () => {
      const stored = await kept.all();
      const known = new Set(taps.get().map(({ id }) => id));
      const isNew = ({ id }: QueuedTap) => !known.has(id) && !gone.has(id);
      taps.set(inOrder([...taps.get(), ...stored.filter(isNew)]));
      drop((tap) => isTooOld(tap, now()));
    },
    flush: () => {
      flushing ??= lock(() => written.then(sendAll)).finally(() => {
        flushing = null;
      });
      return flushing;
    },
    dismiss: (tapIds) => drop(({ id, answer }) => tapIds.includes(id) && answer !== null),
    forget: (forgotten) => drop(({ id }) => id === forgotten),
  };
  return queue;
}

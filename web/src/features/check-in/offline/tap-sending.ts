import { listCheckIn, sendTap } from '@move/contract/check-in/check-in.ts';
import { createWalkIn } from '@move/contract/check-in/walk-ins.ts';
import { ApiError } from '@move/contract/kit/client/client.ts';
import type { ReplyOf } from '@move/contract/kit/endpoint.ts';
import { api } from '../../../platform/api/api.ts';
import { firstMessage } from '../../../platform/notify.ts';
import { getQueryData, setQueryData } from '../../../platform/api/reads.ts';
import { onSessionChange } from '../../../platform/session/session.ts';
import { createStore } from '../../../platform/state/store.ts';
import { setUnsentTaps } from '../../../platform/state/unsent-taps.ts';
import { keptIn } from './kept-records.ts';
import { tapOwner } from './tap-owner.ts';
import { createTapQueue, type QueuedTap, type QueuedWalkIn, type Sending, type TapAnswer } from './tap-queue.ts';

const NAME = 'check-in-taps';
/** Milliseconds without a reply after which the network counts as absent. */
const PATIENCE_MS = 12_000;
const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 30_000;

/** The last attempt left some taps unsent. */
export const hasTrouble = createStore(false);

const otherPages = 'BroadcastChannel' in globalThis ? new BroadcastChannel(NAME) : null;

export const tapQueue = createTapQueue({
  kept: keptIn<QueuedTap>(NAME),
  send,
  owner: tapOwner,
  lock: <Result>(work: () => Promise<Result>): Promise<Result> =>
    'locks' in navigator ? navigator.locks.request(NAME, work) : work(),
});

async function send(tap: QueuedTap): Promise<Sending> {
  try {
    const answer = tap.walkIn === undefined ? await sendStatus(tap) : await sendWalkIn(tap, tap.walkIn);
    otherPages?.postMessage(tap.id);
    return { kind: 'noted', answer };
  } catch (error) {
    return sendingOf(error);
  }
}

const patiently = () => ({ outlivesPage: true, signal: AbortSignal.timeout(PATIENCE_MS) });

/** The fields that both kinds of taps send. */
const factsOf = ({ id, madeAt, isAbove }: QueuedTap) => ({
  id,
  made_at: new Date(madeAt).toISOString(),
  ...(isAbove && { override_capacity: true }),
});

async function sendStatus(tap: QueuedTap): Promise<TapAnswer | null> {
  const { status, seen, place } = tap;
  const params = { ...place, participantId: Number(tap.participantId) };
  const reply = await api(sendTap, { params, body: { ...factsOf(tap), status, seen } }, patiently());
  showReply(place, reply);
  return answerOf(reply);
}

/** Sends a walk-in; repeating it finds the one that was added, without a result to show. */
async function sendWalkIn(tap: QueuedTap, { payment, ...person }: QueuedWalkIn): Promise<null> {
  const body = { ...factsOf(tap), ...person, ...(payment !== null && { payment }) };
  showReply(tap.place, await api(createWalkIn, { params: tap.place, body }, patiently()));
  return null;
}

function answerOf({ conflict, outcome }: ReplyOf<typeof sendTap>): TapAnswer | null {
  if (conflict === null || outcome === 'repeated') return null;
  return { kind: outcome === 'overtaken' ? 'overtaken' : 'replaced', ...conflict };
}

let needsLogin = false;

/** Without a reply, or with a temporary error, the tap waits; any other error is final. */
function sendingOf(error: unknown): Sending {
  if (!(error instanceof ApiError)) return { kind: 'unreachable' };
  if (error.status === 401) needsLogin = true;
  if (error.status === 401 || error.status === 429) return { kind: 'unreachable' };
  if (error.status === 408 || error.status >= 500) return { kind: 'later' };
  // for a tap, an error on the session means that the spot is taken
  const why = { isGone: error.status === 404, isFull: error.status === 422 && 'session' in error.errors };
  return { kind: 'refused', text: firstMessage(error), ...why };
}

/** The part of a reply that is put into the lists at once, so that the row doesn't flicker between the tapped and the noted status. */
type Noted = Pick<ReplyOf<typeof sendTap>, 'person' | 'attendance'>;

function showReply(place: QueuedTap['place'], { person, attendance }: Noted): void {
  const input = { params: place };
  const known = getQueryData(listCheckIn, input);
  if (known === undefined) return;
  const isListed = known.people.some((row) => row.id === person.id);
  const people = isListed
    ? known.people.map((row) => (row.id === person.id ? person : row))
    : [...known.people, person];
  setQueryData(listCheckIn, input, { ...known, people, session: { ...known.session, attendance } });
}

let pause = FIRST_PAUSE_MS;
let timer: number | undefined;

/** Sends waiting taps, and retries with growing intervals; an ended login waits for a login instead. */
export async function sendTaps(): Promise<void> {
  window.clearTimeout(timer);
  needsLogin = false;
  const isDone = await tapQueue.flush();
  hasTrouble.set(!isDone);
  if (isDone) pause = FIRST_PAUSE_MS;
  if (isDone || needsLogin) return;
  timer = window.setTimeout(() => void sendTaps(), pause);
  pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
}

async function takeUp(): Promise<void> {
  await tapQueue.load();
  await sendTaps();
}

let started: Promise<void> | null = null;

/** Loads the taps of an earlier page, and sends them whenever network and login allow. */
export function startSending(): Promise<void> {
  started ??= start();
  return started;
}

function start(): Promise<void> {
  const takeUpSoon = () => void takeUp();
  window.addEventListener('online', takeUpSoon);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && takeUpSoon());
  onSessionChange(takeUpSoon);
  otherPages?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string') tapQueue.forget(data);
  });
  tapQueue.taps.subscribe(() => {
    setUnsentTaps(tapQueue.taps.get().some(({ answer }) => answer === null));
  });
  return takeUp();
}

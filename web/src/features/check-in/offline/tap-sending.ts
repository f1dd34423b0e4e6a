import { listCheckIn, sendTap } from '@move/contract/check-in/check-in.ts';
import { createWalkIn } from '@move/contract/check-in/walk-ins.ts';
import { ApiError } from '@move/contract/kit/client/client.ts';
import type { ReplyOf } from '@move/contract/kit/endpoint.ts';
import { api } from '../../../platform/api/api.ts';
import { errorText, firstMessage, notify } from '../../../platform/notify.ts';
import { getQueryData, setQueryData } from '../../../platform/api/reads.ts';
import { onSessionChange } from '../../../platform/session/session.ts';
import { createStore } from '../../../platform/state/store.ts';
import { setUnsentTaps } from '../../../platform/state/unsent-taps.ts';
import { keptIn } from '../kept/kept-records.ts';
import { nowForExpiry } from './server-clock.ts';
import { tapOwner } from './tap-owner.ts';
import { noticeOfRefusal } from '../answers/notice-of-refusal.ts';
import {
  createTapQueue,
  KEPT_TAPS,
  type QueuedTap,
  type QueuedWalkIn,
  type Refusal,
  type SendResult,
  type TapAnswer,
} from './tap-queue.ts';

/** Milliseconds without a reply after which the network counts as absent. */
const PATIENCE_MS = 12_000;
/** Milliseconds that a form waits if the last attempt failed: there may be no network, even if the phone reports one. */
const SHORT_PATIENCE_MS = 3_000;
const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 30_000;

/** Whether the last attempt left taps unsent. */
export const hasTrouble = createStore(false);

const otherPages = 'BroadcastChannel' in globalThis ? new BroadcastChannel(KEPT_TAPS) : null;

export const tapQueue = createTapQueue({
  kept: keptIn<QueuedTap>(KEPT_TAPS),
  send,
  owner: tapOwner,
  now: nowForExpiry,
  lock: <Result>(work: () => Promise<Result>): Promise<Result> =>
    'locks' in navigator ? navigator.locks.request(KEPT_TAPS, work) : work(),
});

/** Ids of taps whose form waits for the answer, and shows a refusal itself. */
const awaited = new Set<string>();

async function send(tap: QueuedTap): Promise<SendResult> {
  try {
    const answer = await sendByKind(tap);
    otherPages?.postMessage(tap.id);
    return { kind: 'noted', answer };
  } catch (error) {
    const sending = sendingOf(error);
    // a notification, because the row may be out of sight or on another screen
    if (sending.kind === 'refused' && !awaited.has(tap.id)) notify.error(noticeOfRefusal(tap, sending));
    return sending;
  }
}

async function sendByKind(tap: QueuedTap): Promise<TapAnswer | null> {
  const { walkIn, note } = tap;
  if (walkIn !== undefined) return sendWalkIn(tap, walkIn);
  if (note === undefined) return sendStatus(tap);
  const { sendNote } = await import('../notes/note-sending.ts');
  return sendNote(tap, note, callOptions());
}

const callOptions = () => ({ outlivesPage: true, signal: AbortSignal.timeout(PATIENCE_MS) });

/** The fields that check-ins and walk-ins send. */
const factsOf = ({ id, madeAt, isAbove }: QueuedTap) => ({
  id,
  made_at: new Date(madeAt).toISOString(),
  ...(isAbove && { override_capacity: true }),
});

async function sendStatus(tap: QueuedTap): Promise<TapAnswer | null> {
  const { status, seen, place } = tap;
  const params = { ...place, participantId: Number(tap.participantId) };
  const reply = await api(sendTap, { params, body: { ...factsOf(tap), status, seen } }, callOptions());
  showReply(place, reply);
  return answerOf(reply);
}

/** Sends a walk-in. The server adds it once: sending it again returns the walk-in that was added. */
async function sendWalkIn(tap: QueuedTap, { payment, ...person }: QueuedWalkIn): Promise<null> {
  const body = { ...factsOf(tap), ...person, ...(payment !== null && { payment }) };
  showReply(tap.place, await api(createWalkIn, { params: tap.place, body }, callOptions()));
  return null;
}

function answerOf({ conflict, outcome }: ReplyOf<typeof sendTap>): TapAnswer | null {
  if (conflict === null || outcome === 'repeated') return null;
  return { kind: outcome === 'overtaken' ? 'overtaken' : 'replaced', ...conflict };
}

let needsLogin = false;

/** Whether the server refuses for good; false without a reply, or with a temporary error. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status < 500 && ![0, 401, 408, 429].includes(error.status);

/** The result of a failed call: the tap waits if there was no reply or the error is temporary; other errors are final. */
function sendingOf(error: unknown): SendResult {
  if (!(error instanceof ApiError)) return { kind: 'unreachable' };
  if (error.status === 401) needsLogin = true;
  if (error.status === 401 || error.status === 429) return { kind: 'unreachable' };
  if (!isRefusal(error)) return { kind: 'later' };
  // an error in the field `session` means that the session is full
  const why = { isGone: error.status === 404, isFull: error.status === 422 && 'session' in error.errors };
  const field = Object.keys(error.errors)[0];
  return { kind: 'refused', text: firstMessage(error), ...why, ...(field !== undefined && { field }) };
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

const hasWaiting = () => tapQueue.taps.get().some(({ answer, owner }) => answer === null && owner === tapOwner());

let pause = FIRST_PAUSE_MS;
let timer: number | undefined;

/** Sends waiting taps and retries at growing intervals. After a 401 it doesn't retry: the login will start it again. */
export async function sendTaps(): Promise<void> {
  window.clearTimeout(timer);
  needsLogin = false;
  let isDone = await tapQueue.flush();
  // a tap may have been added while the last one was sent
  if (isDone && hasWaiting()) isDone = await tapQueue.flush();
  hasTrouble.set(!isDone);
  if (isDone) pause = FIRST_PAUSE_MS;
  if (isDone || needsLogin) return;
  timer = window.setTimeout(() => void sendTaps(), pause);
  pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
}

/** `noted`: the server has it. `queued`: it is stored on this phone and sent when the server can be reached. */
export type FormAnswer = { kind: 'noted' | 'queued' } | Refusal;

export type FormTap = Omit<QueuedTap, 'owner' | 'answer'>;

/**
 * Queues the walk-in or note of a form and waits for the result, so that the form can show a refusal and keep its input. A tap that the
 * open form shows as refused leaves the queue, unless it was queued before. It stays in the queue if the server can't be reached, or if it
 * is refused after the form was closed.
 */
export async function sendFromForm(tap: FormTap, isOpen: () => boolean): Promise<FormAnswer> {
  awaited.add(tap.id);
  try {
    return await sendAwaited(tap, isOpen);
  } finally {
    awaited.delete(tap.id);
  }
}

async function sendAwaited(tap: FormTap, isOpen: () => boolean): Promise<FormAnswer> {
  const owner = tapOwner();
  // while a role is viewed nothing is stored
  if (owner === null) return asFormAnswer(await send({ ...tap, owner: '', answer: null }));
  const inQueue = () => tapQueue.taps.get().find(({ id }) => id === tap.id);
  const wasQueued = inQueue() !== undefined;
  tapQueue.add({ ...tap, owner });
  const patience = hasTrouble.get() ? SHORT_PATIENCE_MS : PATIENCE_MS;
  await Promise.race([sendTaps(), new Promise((resolve) => window.setTimeout(resolve, patience))]);
  const left = inQueue();
  if (left?.answer?.kind !== 'refused') return { kind: left === undefined ? 'noted' : 'queued' };
  if (!isOpen()) notify.error(noticeOfRefusal(left, left.answer));
  else if (!wasQueued) tapQueue.forget(tap.id);
  return left.answer;
}

function asFormAnswer(sending: SendResult): FormAnswer {
  if (sending.kind === 'noted' || sending.kind === 'refused') return sending;
  return { kind: 'refused', text: errorText(null) ?? '' };
}

async function takeUp(): Promise<void> {
  await tapQueue.load();
  await sendTaps();
}

let started: Promise<void> | null = null;

/**
 * Loads the taps that were unsent when the app was last closed, and sends taps whenever the network, the login or the page becomes
 * available.
 */
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

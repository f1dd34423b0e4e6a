import { shortened } from '@move/domain/kit/text/text.ts';
import { NOTIFICATION_LIMITS, renderNotification } from '@move/domain/notifications/notification.ts';
import type { PushDriver, PushOutcome } from '../../../platform/push/push-driver.ts';
import type { Claimed, Sending } from './batches/claim-batch.ts';
import type { Result } from './batches/record-batch.ts';

/** A push service that asks to wait is obeyed until this long after the sending began. */
const LATEST_MS = 24 * 3_600_000;
/**
 * The wait after each attempt, when the push service doesn't say how long. The attempt after the last wait is the last one, about 20
 * minutes after the first.
 */
const BACKOFF_SECONDS = [30, 60, 120, 300, 600];
const PAUSE_SECONDS = 60;

/** The result for one person, and what else the push service replied. */
export type RecipientOutcome = {
  result: Result;
  /** Devices that the push service no longer knows. */
  gone: number[];
  /** The push service asks to send nothing until then. */
  pausedUntil: string | null;
};

/**
 * Sends to all devices of a person at once, so that twenty devices that never reply take no longer than one. The person is reached when one
 * device accepts. Throws an error of our account when no device accepted.
 */
export async function sendToDevices(
  person: Claimed,
  { sending, driver, now }: { sending: Sending; driver: PushDriver; now: Date },
): Promise<RecipientOutcome> {
  const texts = renderNotification(sending, { reader: person, appName: sending.app_name });
  // a name may be longer than its variable, and a longer message can't be encrypted
  const title = shortened(texts.title, NOTIFICATION_LIMITS.title);
  const contents = shortened(texts.contents, NOTIFICATION_LIMITS.contents);
  const message = { title, contents, tag: `notification-${sending.id}`, notificationId: sending.id };
  const tried = await Promise.allSettled(person.devices.map((device) => driver.send(device, message)));
  const outcomes = tried.flatMap((one, at) =>
    one.status === 'fulfilled' ? [{ id: person.devices[at]?.id ?? 0, outcome: one.value }] : [],
  );
  const fault = tried.find((one) => one.status === 'rejected');
  if (fault && !outcomes.some(({ outcome }) => outcome.result === 'sent')) throw fault.reason;
  const gone = outcomes.filter(({ outcome }) => outcome.result === 'gone').map(({ id }) => id);
  const found = outcomes.map(({ outcome }) => outcome);
  return { ...judged(person, found, { sending, now }), gone };
}

function judged(
  { profile_id, attempts }: Claimed,
  outcomes: readonly PushOutcome[],
  { sending, now }: { sending: Sending; now: Date },
): Omit<RecipientOutcome, 'gone'> {
  const has = (result: PushOutcome['result']) => outcomes.some((outcome) => outcome.result === result);
  const ended = (status: 'sent' | 'failed' | 'skipped', reason: Result['reason']) => ({
    result: { profile_id, status, reason, due_at: null },
    pausedUntil: null,
  });
  if (has('sent')) return ended('sent', null);
  // the message may have arrived: a retry could deliver it twice
  if (has('timeout')) return ended('failed', 'timeout');
  const waiting = outcomes.filter((outcome) => outcome.result === 'busy');
  const busy = waiting.find(({ isPaused }) => isPaused) ?? waiting[0];
  if (!busy) return has('refused') ? ended('failed', 'refused') : ended('skipped', 'no_device');
  const isTooLate = now.getTime() - Date.parse(sending.started_at) > LATEST_MS;
  const wait = busy.isPaused ? PAUSE_SECONDS : BACKOFF_SECONDS[attempts - 1];
  if (isTooLate || wait === undefined) return ended('failed', 'unavailable');
  const seconds = busy.retryAfterSeconds ?? wait;
  const due_at = new Date(now.getTime() + seconds * 1_000).toISOString();
  return {
    result: { profile_id, status: 'queued', reason: 'retry', due_at, isUncounted: busy.isPaused },
    pausedUntil: busy.isPaused ? due_at : null,
  };
}

/** The result for a person who wasn't tried, since the push service asked to wait or refused us. */
export const untried = ({ profile_id }: Claimed, due_at: string): Result => ({
  profile_id,
  status: 'queued',
  reason: 'retry',
  due_at,
  isUncounted: true,
});

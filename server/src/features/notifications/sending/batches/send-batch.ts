import type { DeviceKind } from '@move/domain/notifications/device.ts';
import { auditBySystem } from '../../../../platform/audit/audit-by-system.ts';
import { asSystem, type Database } from '../../../../platform/database/database.ts';
import type { TaskContext } from '../../../../platform/jobs/task.ts';
import type { PushDriver } from '../../../../platform/push/push-driver.ts';
import { forgetDevices } from '../../../devices/public.ts';
import { type Batch, claimBatch, type Claimed, lockSending, type Sending } from './claim-batch.ts';
import { mayOrganizationSend } from '../../recipients/notification-target.ts';
import { sendToDevices, type RecipientOutcome, untried } from '../send-to-devices.ts';
import { findNextDue, finishSending, pauseSending, recordBatch, skipRest } from './record-batch.ts';

/** People in one batch. Batches to a remote service are small: after a crash it is unknown which of these people were reached. */
const BATCH = { local: 500, remote: 50 };
/** Recipients that are sent to in parallel. */
const AT_ONCE = 25;
const FAULT_WAIT_MS = 60_000;

/** Whether a next batch follows, and when; at once if `at` is null. */
export type NextBatch = { isDone: true } | { isDone: false; at: string | null };

type BatchOptions = { pool: TaskContext['pool']; driver: PushDriver; kinds: readonly DeviceKind[]; now: Date };
type ClaimResult = { next: NextBatch } | { next: null; sending: Sending; claimed: Claimed[] };

/**
 * Sends one batch. With a remote push service the claim is committed before sending, and the results after sending. So no recipient is
 * reached twice after a crash: those who were claimed but have no result count as interrupted. Otherwise everything is one transaction.
 */
export async function sendBatch(
  notificationId: number,
  { pool, driver, kinds, now }: BatchOptions,
): Promise<NextBatch> {
  if (driver.isLocal)
    return asSystem(pool, async (db) => {
      const batch = await claim(db, notificationId, { size: BATCH.local, now, kinds });
      if (batch.next !== null) return batch.next;
      const results = await reachAll(batch.claimed, { sending: batch.sending, driver, now });
      return record(db, notificationId, { ...results, now });
    });
  const batch = await asSystem(pool, (db) => claim(db, notificationId, { size: BATCH.remote, now, kinds }));
  if (batch.next !== null) return batch.next;
  const results = await reachAll(batch.claimed, { sending: batch.sending, driver, now });
  const next = await asSystem(pool, (db) => record(db, notificationId, { ...results, now }));
  if (results.fault !== null) throw new Error('the push service refused us', { cause: results.fault });
  return next;
}

async function claim(db: Database, notificationId: number, batch: Batch): Promise<ClaimResult> {
  const { now } = batch;
  const sending = await lockSending(db, notificationId);
  if (sending === null) return { next: { isDone: true } };
  if (await cancelIfUnauthorized(db, sending, now)) await skipRest(db, notificationId);
  else if (sending.paused_until !== null && Date.parse(sending.paused_until) > now.getTime())
    return { next: { isDone: false, at: sending.paused_until } };
  const { claimed, handledCount } = await claimBatch(db, sending, batch);
  if (claimed.length > 0) return { next: null, sending, claimed };
  if (handledCount > 0) return { next: { isDone: false, at: null } };
  const at = await findNextDue(db, notificationId, now);
  if (at !== null) return { next: { isDone: false, at } };
  await finishSending(db, notificationId, now);
  return { next: { isDone: true } };
}

/**
 * Cancels the sending when its organisation left the platform, was removed or was rejected since it began: recipients in quiet hours would
 * otherwise still get the notification. Returns whether the sending is canceled, now or before.
 */
async function cancelIfUnauthorized(db: Database, sending: Sending, now: Date): Promise<boolean> {
  if (sending.canceled_at !== null) return true;
  const { id, title, application_id: applicationId, organization_id: organizationId } = sending;
  if (organizationId === null || (await mayOrganizationSend(db, { applicationId, organizationId }))) return false;
  const after = { canceled_at: now.toISOString() };
  await db.updateTable('notifications').set(after).where('id', '=', id).execute();
  const subject = { type: 'notifications' as const, id, name: title };
  await auditBySystem(db, 'cancelNotification', [{ organizationId, subject, before: { canceled_at: null }, after }]);
  return true;
}

type BatchOutcome = { outcomes: RecipientOutcome[]; fault: unknown };
type Reaching = { sending: Sending; driver: PushDriver; now: Date };

/** Reaches people, several at once. Once the service asks to wait or refuses us, the rest of the batch isn't tried. */
async function reachAll(people: readonly Claimed[], reaching: Reaching): Promise<BatchOutcome> {
  const outcomes: RecipientOutcome[] = [];
  let waitsUntil: string | null = null;
  let fault: unknown = null;
  const queue = people.values();
  const postpone = (person: Claimed, at: string) =>
    outcomes.push({ result: untried(person, at), gone: [], pausedUntil: null });
  const reachInTurn = async () => {
    for (const person of queue) {
      if (waitsUntil !== null) {
        postpone(person, waitsUntil);
        continue;
      }
      try {
        const one = await sendToDevices(person, reaching);
        outcomes.push(one);
        waitsUntil ??= one.pausedUntil;
      } catch (error) {
        fault = error;
        waitsUntil = new Date(reaching.now.getTime() + FAULT_WAIT_MS).toISOString();
        postpone(person, waitsUntil);
      }
    }
  };
  await Promise.all(Array.from({ length: reaching.driver.isLocal ? 1 : AT_ONCE }, reachInTurn));
  return { outcomes, fault };
}

async function record(
  db: Database,
  notificationId: number,
  { outcomes, now }: BatchOutcome & { now: Date },
): Promise<NextBatch> {
  await recordBatch(
    db,
    notificationId,
    outcomes.map(({ result }) => result),
    now,
  );
  await forgetDevices(
    db,
    outcomes.flatMap(({ gone }) => gone),
  );
  const [pausedUntil = null] = outcomes
    .flatMap(({ pausedUntil: at }) => (at === null ? [] : [at]))
    .toSorted()
    .toReversed();
  if (pausedUntil !== null) await pauseSending(db, notificationId, pausedUntil);
  return { isDone: false, at: pausedUntil };
}

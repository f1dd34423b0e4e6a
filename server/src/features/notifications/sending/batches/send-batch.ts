import type { DeviceKind } from '@move/domain/notifications/device.ts';
import { auditBySystem } from '../../../../platform/audit/audit-by-system.ts';
import { asSystem, type Database } from '../../../../platform/database/database.ts';
import type { TaskContext } from '../../../../platform/jobs/task.ts';
import type { PushDriver } from '../../../../platform/push/push-driver.ts';
import { forgetDevices } from '../../../devices/public.ts';
import { type Batch, claimBatch, type Claimed, lockSending, type Sending } from './claim-batch.ts';
import { isSender } from '../../recipients/notification-target.ts';
import { type Reached, reachPerson, untried } from '../reach-person.ts';
import { findNextDue, finishSending, pauseSending, recordBatch, skipRest } from './record-batch.ts';

/** People in one batch. A small batch for a remote service: after a crash it is unknown who of it was reached. */
const BATCH = { local: 500, remote: 50 };
/** People who are reached at once. */
const AT_ONCE = 25;
const FAULT_WAIT_MS = 60_000;

/** Whether a next batch follows, and when; at once if `at` is null. */
export type Next = { isDone: true } | { isDone: false; at: string | null };

type Parts = { pool: TaskContext['pool']; driver: PushDriver; kinds: readonly DeviceKind[]; now: Date };
type Taken = { next: Next } | { next: null; sending: Sending; claimed: Claimed[] };

/**
 * Sends one batch. With a remote push service, recipients are claimed and committed before sending and recorded after, so that a crash
 * reaches no one twice; those in between count as interrupted. Otherwise everything is one transaction.
 */
export async function sendBatch(notificationId: number, { pool, driver, kinds, now }: Parts): Promise<Next> {
  if (driver.isLocal)
    return asSystem(pool, async (db) => {
      const taken = await take(db, notificationId, { size: BATCH.local, now, kinds });
      if (taken.next !== null) return taken.next;
      const reached = await reachAll(taken.claimed, { sending: taken.sending, driver, now });
      return record(db, notificationId, { ...reached, now });
    });
  const taken = await asSystem(pool, (db) => take(db, notificationId, { size: BATCH.remote, now, kinds }));
  if (taken.next !== null) return taken.next;
  const reached = await reachAll(taken.claimed, { sending: taken.sending, driver, now });
  const next = await asSystem(pool, (db) => record(db, notificationId, { ...reached, now }));
  if (reached.fault !== null) throw new Error('the push service refused us', { cause: reached.fault });
  return next;
}

async function take(db: Database, notificationId: number, batch: Batch): Promise<Taken> {
  const { now } = batch;
  const sending = await lockSending(db, notificationId);
  if (sending === null) return { next: { isDone: true } };
  if (await isStopped(db, sending, now)) await skipRest(db, notificationId);
  else if (sending.paused_until !== null && Date.parse(sending.paused_until) > now.getTime())
    return { next: { isDone: false, at: sending.paused_until } };
  const { claimed, looked } = await claimBatch(db, sending, batch);
  if (claimed.length > 0) return { next: null, sending, claimed };
  if (looked > 0) return { next: { isDone: false, at: null } };
  const at = await findNextDue(db, notificationId, now);
  if (at !== null) return { next: { isDone: false, at } };
  await finishSending(db, notificationId, now);
  return { next: { isDone: true } };
}

/**
 * Returns whether the sending was stopped. Stops it when its organisation left the platform, was removed or was rejected since it began:
 * recipients in quiet hours would get it hours later.
 */
async function isStopped(db: Database, sending: Sending, now: Date): Promise<boolean> {
  if (sending.canceled_at !== null) return true;
  const { id, title, application_id: applicationId, organization_id: organizationId } = sending;
  if (organizationId === null || (await isSender(db, { applicationId, organizationId }))) return false;
  const after = { canceled_at: now.toISOString() };
  await db.updateTable('notifications').set(after).where('id', '=', id).execute();
  const subject = { type: 'notifications' as const, id, name: title };
  await auditBySystem(db, 'cancelNotification', [{ organizationId, subject, before: { canceled_at: null }, after }]);
  return true;
}

type AllReached = { reached: Reached[]; fault: unknown };
type Reaching = { sending: Sending; driver: PushDriver; now: Date };

/** Reaches people, several at once. Once the service asks to wait or refuses us, the rest of the batch isn't tried. */
async function reachAll(people: readonly Claimed[], reaching: Reaching): Promise<AllReached> {
  const reached: Reached[] = [];
  let waitsUntil: string | null = null;
  let fault: unknown = null;
  const queue = people.values();
  const left = (person: Claimed, at: string) =>
    reached.push({ result: untried(person, at), gone: [], pausedUntil: null });
  const reachInTurn = async () => {
    for (const person of queue) {
      if (waitsUntil !== null) {
        left(person, waitsUntil);
        continue;
      }
      try {
        const one = await reachPerson(person, reaching);
        reached.push(one);
        waitsUntil ??= one.pausedUntil;
      } catch (error) {
        fault = error;
        waitsUntil = new Date(reaching.now.getTime() + FAULT_WAIT_MS).toISOString();
        left(person, waitsUntil);
      }
    }
  };
  await Promise.all(Array.from({ length: reaching.driver.isLocal ? 1 : AT_ONCE }, reachInTurn));
  return { reached, fault };
}

async function record(
  db: Database,
  notificationId: number,
  { reached, now }: AllReached & { now: Date },
): Promise<Next> {
  await recordBatch(
    db,
    notificationId,
    reached.map(({ result }) => result),
    now,
  );
  await forgetDevices(
    db,
    reached.flatMap(({ gone }) => gone),
  );
  const [pausedUntil = null] = reached
    .flatMap(({ pausedUntil: at }) => (at === null ? [] : [at]))
    .toSorted()
    .toReversed();
  if (pausedUntil !== null) await pauseSending(db, notificationId, pausedUntil);
  return { isDone: false, at: pausedUntil };
}

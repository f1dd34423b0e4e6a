import {
  createNotification,
  getNotification,
  previewNotification,
  sendNotification,
} from '@move/contract/notifications/notifications.ts';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { seedParticipant } from '../../features/bookings/bookings.seed.ts';
import { seedDevice } from '../../features/devices/devices.seed.ts';
import { runNotification } from '../../features/notifications/sending/run-notification.ts';
import { startSending } from '../../features/notifications/sending/start-sending.ts';
import { seedProfile } from '../../features/profiles/profiles.seed.ts';
import type { Config } from '../../platform/config.ts';
import { asSystem } from '../../platform/database/database.ts';
import { createLog } from '../../platform/log/create-log.ts';
import { pushKinds } from '../../platform/push/open-push.ts';
import { peopleWorld } from './people-world.ts';
import type { TestUser } from '../tenants.ts';

type User = Partial<Parameters<typeof seedProfile>[1]> & {
  hasDevice?: boolean;
  sessions?: number[];
  isSubscribed?: boolean;
};

export const texts = { title: 'Open dag', contents: 'Hoi {{first_name}}, kom kijken bij {{app_name}}.' };

/** The world of tests about notifications: app users with devices and bookings, and the worker's jobs on demand. */
export async function notificationWorld(changes: Partial<Config> = {}) {
  const world = await peopleWorld(changes);
  const { call, appPool, sidePool, tenants, config, organizationId } = world;
  const log = createLog('silent');

  /** Adds an app user of a platform, with a device and bookings. */
  function newUser(
    email: string,
    { hasDevice = true, sessions = [], isSubscribed, ...more }: User = {},
  ): Promise<number> {
    return asSystem(appPool, async (db) => {
      const id = await seedProfile(db, {
        application_id: tenants.application,
        email: `${email}@test.example`,
        ...more,
      });
      if (hasDevice) await seedDevice(db, { profile_id: id, address: `token ${email}` });
      for (const session_id of sessions)
        await seedParticipant(db, {
          organization_id: organizationId,
          session_id,
          profile_id: id,
          email: `${email}@test.example`,
        });
      if (isSubscribed === false)
        await db.insertInto('profile_notification_settings').values({ profile_id: id, is_subscribed: false }).execute();
      return id;
    });
  }

  const sent = async (notificationId: number) => {
    const { rows } = await asSystem(appPool, (db) =>
      sql<{ profile_id: number; status: string; reason: string | null }>`
        select profile_id, status, reason from notification_deliveries where notification_id = ${notificationId} order by profile_id`.execute(
        db,
      ),
    );
    return rows;
  };
  /** Runs the job that sends a notification. */
  const work = (notificationId: number) =>
    runNotification({ notificationId }, { pool: appPool, sidePool, config, log, now: new Date() });

  async function draft(body: object = {}, as: TestUser = 'admin') {
    const answer = await call(createNotification, { as, body: { ...texts, ...body } });
    expect([answer.status, answer.errors]).toEqual([201, {}]);
    return answer.body.notification;
  }
  const sendNow = async (id: number, as: TestUser = 'admin') => {
    const answer = await call(sendNotification, { as, params: { notificationId: id } });
    expect([answer.status, answer.errors]).toEqual([202, {}]);
    await work(id);
    return (await call(getNotification, { as, params: { notificationId: id } })).body.notification;
  };
  const countFor = async (audience: object, as: TestUser = 'admin') => {
    const { body, errors } = await call(previewNotification, { as, body: { ...texts, audience } });
    expect(errors).toEqual({});
    return body.preview;
  };

  /** Starts sending, like a worker that stops before the first batch. */
  async function begin(id: number, as: TestUser = 'admin') {
    await call(sendNotification, { as, params: { notificationId: id } });
    await asSystem(appPool, (db) => startSending(db, id, { now: new Date(), kinds: pushKinds(config) }));
  }
  const read = async (id: number, as: TestUser = 'admin') =>
    (await call(getNotification, { as, params: { notificationId: id } })).body.notification;

  return { ...world, newUser, sent, work, draft, sendNow, countFor, begin, read };
}

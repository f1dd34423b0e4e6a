import type { AudienceDraft } from '@move/contract/notifications/notification.ts';
import type { NotificationStatus } from '@move/domain/notifications/notification.ts';
import type { Database } from '../../platform/database/database.ts';
import { seedDevice } from '../devices/devices.seed.ts';
import { seedProfile } from '../profiles/profiles.seed.ts';
import { wholeAudience } from './recipients/audience.queries.ts';

type NotificationSeed = {
  application_id: number;
  organization_id?: number | null;
  title?: string;
  contents?: string;
  status?: NotificationStatus;
  send_on?: string | null;
  audience?: AudienceDraft;
  created_by?: number | null;
  created_at?: string;
};

/** Creates a notification: a draft, unless another status is given with its moment. */
export async function seedNotification(db: Database, seed: NotificationSeed): Promise<number> {
  const {
    title = 'Open dag',
    contents = 'Hoi {{first_name}}, kom zaterdag kijken.',
    audience,
    status = 'draft',
    ...rest
  } = seed;
  const { id } = await db
    .insertInto('notifications')
    .values({ title, contents, status, audience: JSON.stringify(wholeAudience(audience)), ...rest })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Creates a notification with one recipient and their device. */
export async function seedAddressed(db: Database, of: { application_id: number; organization_id: number }) {
  const notificationId = await seedNotification(db, of);
  const profileId = await seedProfile(db, { application_id: of.application_id, email: 'ontvanger@test.example' });
  const deviceId = await seedDevice(db, { profile_id: profileId, address: `token-${of.application_id}` });
  await db
    .insertInto('notification_deliveries')
    .values({ notification_id: notificationId, profile_id: profileId })
    .execute();
  return { notificationId, deviceId };
}

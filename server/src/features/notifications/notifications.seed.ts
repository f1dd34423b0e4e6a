import type { AudienceDraft } from '@move/contract/notifications/notification.ts';
import type { NotificationStatus } from '@move/domain/notifications/notification.ts';
import type { Database } from '../../platform/database/database.ts';
import { wholeAudience } from './audience.queries.ts';

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

/** A draft, unless another status is given with its moment. */
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

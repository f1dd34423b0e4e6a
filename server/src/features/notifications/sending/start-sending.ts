import type { Audience } from '@move/contract/notifications/notification.ts';
import type { DeviceKind } from '@move/domain/notifications/device.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { audienceOf, countAudience } from '../recipients/audience.queries.ts';
import { mayOrganizationSend } from '../recipients/notification-target.ts';
import { maySend, reportUnsent } from './senders.ts';

type Due = {
  id: number;
  title: string;
  status: 'scheduled' | 'sending';
  application_id: number;
  organization_id: number | null;
  audience: Audience;
  sent_by: number | null;
};

type Sending = { now: Date; kinds: readonly DeviceKind[] };

/**
 * Stores the recipients of a due notification, all of them or none, and marks it as being sent. Does nothing when it isn't due, was
 * canceled, or has started. It becomes a draft when its organisation left the platform, was removed or was rejected, or when the user who
 * scheduled it may no longer send it: then that user's colleagues are notified.
 */
export async function startSending(db: Database, notificationId: number, { now, kinds }: Sending): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await sql<Due>`
    select id, title, status, application_id, organization_id, audience, sent_by from notifications
    where id = ${notificationId} and started_at is null and deleted_at is null
      and (status = 'sending' or (status = 'scheduled' and send_on <= ${at}))
    for update`.execute(db);
  const [due] = rows;
  if (!due) return;
  const target = { applicationId: due.application_id, organizationId: due.organization_id };
  if (!(await mayOrganizationSend(db, target))) return becomeDraft(db, due.id);
  if (due.status === 'scheduled' && !(await maySend(db, target, due.sent_by))) {
    await becomeDraft(db, due.id);
    return reportUnsent(db, { id: due.id, title: due.title, target });
  }
  const question = { target, audience: due.audience, now, kinds };
  const { is_few } = await countAudience(db, question);
  const { rows: counted } = await sql<{ count: number }>`
    with written as (
      insert into notification_deliveries (notification_id, profile_id, due_at)
      select ${due.id}, profile_id, ${at} from ${audienceOf(question)} where hindrance is null and ${!is_few}
      returning 1)
    select count(*) as count from written`.execute(db);
  await db
    .updateTable('notifications')
    .set({ status: 'sending', started_at: now.toISOString(), recipients_count: counted[0]?.count ?? 0 })
    .where('id', '=', due.id)
    .execute();
}

async function becomeDraft(db: Database, id: number): Promise<void> {
  await db
    .updateTable('notifications')
    .set({ status: 'draft', send_on: null, sent_by: null, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}

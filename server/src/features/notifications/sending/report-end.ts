import { endOf } from '@move/domain/notifications/notification.ts';
import type { Database } from '../../../platform/database/database.ts';
import { addInboxItem } from '../../jobs/public.ts';
import { notificationLink } from './notification-link.ts';

export type Finished = {
  id: number;
  title: string;
  application_id: number;
  organization_id: number | null;
  canceled_at: string | null;
  recipients_count: number;
  sent_count: number;
  failed_count: number;
  skipped_count: number;
  /** Null when the account was removed. */
  sender_id: number | null;
};

/** Adds an inbox item with the result and numbers of a notification for the user who sent it. */
export async function reportEnd(db: Database, finished: Finished): Promise<void> {
  const { id, title, application_id, organization_id, sender_id } = finished;
  const { recipients_count, sent_count, failed_count, skipped_count } = finished;
  if (sender_id === null) return;
  await addInboxItem(db, {
    user_id: sender_id,
    kind: `notification_${endOf(finished)}`,
    subject: title,
    link: notificationLink({
      id,
      target: { organizationId: organization_id, applicationId: application_id },
      hasRecipients: recipients_count > 0,
    }),
    figures: { recipients: recipients_count, sent: sent_count, failed: failed_count, skipped: skipped_count },
  });
}

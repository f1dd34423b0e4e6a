import type { AudienceDraft } from '@move/contract/notifications/notification.ts';
import { notificationResult, narrowsByAgeOrArea, roundUserCount } from '@move/domain/notifications/notification.ts';
import type { Database } from '../../../platform/database/database.ts';
import { wholeAudience } from '../recipients/audience.queries.ts';
import { addInboxItem } from '../../jobs/public.ts';
import { notificationLink } from './notification-link.ts';

export type Finished = {
  id: number;
  title: string;
  application_id: number;
  organization_id: number | null;
  audience: AudienceDraft;
  canceled_at: string | null;
  recipients_count: number;
  sent_count: number;
  failed_count: number;
  skipped_count: number;
  /** Null when the user was removed. */
  sender_id: number | null;
};

/** Adds an inbox item with the result and numbers of a notification for the user who sent it. */
export async function reportEnd(db: Database, finished: Finished): Promise<void> {
  const { id, title, application_id, organization_id, sender_id } = finished;
  const { recipients_count, sent_count, failed_count, skipped_count } = finished;
  const isRounded = organization_id !== null && narrowsByAgeOrArea(wholeAudience(finished.audience));
  const shown = (count: number) => (isRounded ? roundUserCount(count) : count);
  if (sender_id === null) return;
  await addInboxItem(db, {
    user_id: sender_id,
    kind: `notification_${notificationResult(finished)}`,
    subject: title,
    link: notificationLink({
      id,
      target: { organizationId: organization_id, applicationId: application_id },
      hasRecipients: recipients_count > 0,
    }),
    figures: {
      recipients: shown(recipients_count),
      sent: shown(sent_count),
      failed: shown(failed_count),
      skipped: shown(skipped_count),
    },
  });
}

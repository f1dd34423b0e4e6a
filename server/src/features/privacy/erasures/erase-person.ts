import { erasedEmail } from '@move/domain/privacy/erased-person.ts';
import { eraseFromTrail, eraseMentionsFromTrail } from '../../../platform/audit/erase-from-trail.ts';
import type { Database } from '../../../platform/database/database.ts';
import { eraseReplies } from '../../../platform/http/replies/erase-replies.ts';
import { eraseMails, replaceNamesInMails } from '../../../platform/mail/person-mails.ts';
import { eraseBookings } from '../../bookings/public.ts';
import { eraseTaps } from '../../check-in/public.ts';
import { eraseContacts } from '../../contacts/public.ts';
import { eraseMessages } from '../../messages/public.ts';
import { eraseBuyers } from '../../orders/public.ts';
import { eraseNotifications } from '../../notifications/public.ts';
import { eraseSettlements } from '../../payments/public.ts';
import { eraseDraftsAndViews } from '../../preferences/public.ts';
import { eraseExplanations } from '../../provider-comparisons/public.ts';
import { erasePurchases } from '../../purchases/public.ts';
import { eraseAnswers } from '../../questions/public.ts';
import { eraseReasons } from '../../sessions/public.ts';
import { eraseInvites } from '../../team/public.ts';
import type { RelatedData } from '../related-data.ts';

type Erasure = {
  erasureId: number;
  organizationId: number;
  related: RelatedData;
};

/** Erases a person everywhere in an organisation's data (docs/privacy.md). */
export async function erasePerson(db: Database, { erasureId, organizationId, related }: Erasure): Promise<void> {
  const { ids, searched: people, lineIds, mailIds, messageIds } = related;
  const email = erasedEmail(erasureId);
  await eraseAnswers(db, ids);
  await eraseTaps(db, ids.participants ?? []);
  await eraseBookings(db, ids, email);
  await erasePurchases(db, ids.purchases ?? [], email);
  const orderIds = ids.orders ?? [];
  await eraseBuyers(db, { orderIds, lineIds }, email);
  await eraseSettlements(db, { orderIds, lineIds });
  await eraseExplanations(db, { organizationId, orderIds, people });
  await eraseContacts(db, ids.contacts ?? []);
  await eraseInvites(db, ids.invites ?? []);
  await eraseMessages(db, messageIds);
  await eraseMails(db, mailIds, email);
  await replaceNamesInMails(db, { organizationId, people });
  const { notificationIds: notifications, titles } = await eraseNotifications(db, { organizationId, people });
  const saved_views = await eraseDraftsAndViews(db, { organizationId, people });
  const { sessionIds: sessions, reasons } = await eraseReasons(db, { organizationId, people });
  const former = await eraseMentionsFromTrail(db, { organizationId, people });
  await eraseReplies(db, { organizationId, people, texts: [...reasons, ...titles, ...former] });
  const subjects = { ...ids, messages: messageIds, notifications, saved_views, sessions };
  await eraseFromTrail(db, { organizationId, subjects });
}

import type { Audience, AudienceDraft, NotificationPreview } from '@move/contract/notifications/notification.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { DeviceKind } from '@move/domain/notifications/device.ts';
import { FEWEST_USERS, narrowsByAgeOrArea, roundUserCount } from '@move/domain/notifications/notification.ts';
import { assertKnown } from '../../../platform/database/links.ts';
import { prefixFields, invalid } from '../../../platform/http/problem.ts';
import type { Target } from './notification-target.ts';

const everyone: Audience = {
  zipcodes: [],
  sport_ids: [],
  activity_id: null,
  session_id: null,
  label_ids: [],
  min_age: null,
  max_age: null,
};

export const wholeAudience = (draft: AudienceDraft | undefined): Audience => ({
  ...everyone,
  ...Object.fromEntries(Object.entries(draft ?? {}).filter(([, value]) => value !== undefined)),
});

/** Throws 422 for filters out of the caller's scope, and for a session of another activity. */
export async function assertAudience(db: Database, audience: Audience, { organizationId }: Target): Promise<void> {
  const { sport_ids, label_ids, activity_id, session_id } = audience;
  await prefixFields('audience', async () => {
    await assertKnown(db, { table: 'sports', ids: sport_ids, field: 'sport_ids' });
    await assertKnown(db, { table: 'labels', ids: label_ids, field: 'label_ids' });
    if (activity_id !== null)
      await assertOwn(db, { table: 'activities', id: activity_id, field: 'activity_id', organizationId });
    if (session_id === null) return;
    await assertOwn(db, { table: 'sessions', id: session_id, field: 'session_id', organizationId });
    const session = await db
      .selectFrom('sessions')
      .select('activity_id')
      .where('id', '=', session_id)
      .executeTakeFirst();
    if (activity_id !== null && session?.activity_id !== activity_id) throw invalid('session_id', 'exists');
  });
}

type Own = { table: 'activities' | 'sessions'; id: number; field: string; organizationId: number | null };

async function assertOwn(db: Database, { table, id, field, organizationId }: Own): Promise<void> {
  const row = await db.selectFrom(table).select('organization_id').where('id', '=', id).executeTakeFirst();
  const isOwn = row !== undefined && (organizationId === null || row.organization_id === organizationId);
  if (!isOwn) throw invalid(field, 'exists');
}

/** The audience of a notification, the moment, and the kinds of devices to which this installation can send. */
export type AudienceQuestion = { target: Target; audience: Audience; now: Date; kinds: readonly DeviceKind[] };

/**
 * SQL: the users that an audience matches, as rows of `profile_id`, `zipcode` and `hindrance`; the notification is sent to those whose
 * `hindrance` is null.
 */
export const audienceOf = (question: AudienceQuestion) => sql`notification_audience(${questioned(question)})`;

const questioned = ({ target, audience, now, kinds }: AudienceQuestion) =>
  sql`${target.applicationId}::bigint, ${target.organizationId}::bigint, ${JSON.stringify(audience)}::jsonb,
    ${now.toISOString()}::timestamptz, ${kinds}::text[]`;

type AudienceCounts = Pick<
  NotificationPreview,
  'recipients_count' | 'unsubscribed_count' | 'no_device_count' | 'unsupported_device_count'
>;

const NONE: AudienceCounts = {
  recipients_count: 0,
  unsubscribed_count: 0,
  no_device_count: 0,
  unsupported_device_count: 0,
};

/**
 * Counts who would get a notification now, and who matches but gets nothing. When an organisation narrows the audience by age or area, the
 * counts are rounded down to fives; `is_few`: fewer than five recipients, so all counts are 0 and nothing is sent
 * (docs/rules/notifications.md#who-gets-one).
 */
export async function countAudience(
  db: Database,
  question: AudienceQuestion,
): Promise<AudienceCounts & { is_few: boolean; is_rounded: boolean }> {
  const { rows } = await sql<AudienceCounts>`
    select count(*) filter (where hindrance is null) as recipients_count,
      count(*) filter (where hindrance = 'unsubscribed') as unsubscribed_count,
      count(*) filter (where hindrance = 'no_device') as no_device_count,
      count(*) filter (where hindrance = 'unsupported_device') as unsupported_device_count
    from ${audienceOf(question)}`.execute(db);
  const counts = rows[0] ?? NONE;
  const isGuarded = question.target.organizationId !== null && narrowsByAgeOrArea(question.audience);
  if (!isGuarded) return { ...counts, is_few: false, is_rounded: false };
  if (counts.recipients_count < FEWEST_USERS) return { ...NONE, is_few: true, is_rounded: true };
  return {
    recipients_count: roundUserCount(counts.recipients_count),
    unsubscribed_count: roundUserCount(counts.unsubscribed_count),
    no_device_count: roundUserCount(counts.no_device_count),
    unsupported_device_count: roundUserCount(counts.unsupported_device_count),
    is_few: false,
    is_rounded: true,
  };
}

/** Counts the recipients who have quiet hours now; rounded down to fives where `countAudience` is. */
export async function countQuiet(db: Database, question: AudienceQuestion, isRounded: boolean): Promise<number> {
  // this function must be alone in its statement (docs/architecture.md#functions-that-look-beyond-the-scope)
  const { rows } = await sql<{
    count: number;
  }>`select count_quiet_recipients(${questioned(question)}) as count`.execute(db);
  const count = rows[0]?.count ?? 0;
  return isRounded ? roundUserCount(count) : count;
}

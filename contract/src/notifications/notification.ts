import {
  NOTIFICATION_LIMITS as LIMITS,
  NOTIFICATION_STATUSES,
  NOTIFICATION_VARIABLES,
  notificationVariableViolations,
} from '@move/domain/notifications/notification.ts';
import { isCalendarDay } from '@move/domain/kit/dates/dates.ts';
import { z } from 'zod';
import { Count, Flag, Id, IdList, Instant, Named, paragraphs, refused, Stamps, text } from '../kit/fields.ts';
import { report } from '../kit/report.ts';

/** A postcode area of four digits. */
const ZipcodeArea = z.string().regex(/^[1-9]\d{3}$/);
const Age = z.int().min(0).max(LIMITS.age);

/** The audience. Every filter that is filled in must match; for a list, one value is enough. Without any filter it is everyone. */
export const Audience = z.strictObject({
  zipcodes: z.array(ZipcodeArea),
  sport_ids: z.array(Id),
  activity_id: Id.nullable(),
  session_id: Id.nullable(),
  label_ids: z.array(Id),
  min_age: Age.nullable(),
  max_age: Age.nullable(),
});
export type Audience = z.output<typeof Audience>;

/** Filters that are left out count as not filled in. */
export const AudienceDraft = z
  .object({
    zipcodes: z
      .array(ZipcodeArea)
      .max(LIMITS.zipcodes)
      .transform((areas) => [...new Set(areas)])
      .optional(),
    sport_ids: IdList.optional(),
    activity_id: Id.nullable().optional(),
    session_id: Id.nullable().optional(),
    label_ids: IdList.optional(),
    min_age: Age.nullable().optional(),
    max_age: Age.nullable().optional(),
  })
  .check(({ value, issues }) => {
    const { min_age, max_age } = value;
    const isReversed = typeof min_age === 'number' && typeof max_age === 'number' && max_age < min_age;
    report({ issues }, isReversed ? [{ path: ['max_age'], key: 'min_value', params: { min: min_age } }] : []);
  });
export type AudienceDraft = z.output<typeof AudienceDraft>;

const isLocalTime = (value: string) => {
  const [, hour = '', minute = ''] = /^.{10}T(\d\d):(\d\d)$/.exec(value) ?? [];
  return hour !== '' && Number(hour) < 24 && Number(minute) < 60;
};
const AnyInstant = z.iso.datetime({ offset: true });
/** An instant, or `YYYY-MM-DDTHH:MM` in the time zone of the platform; in the same years as days. */
export const InstantOrWallTime = z
  .string()
  .max(40)
  .refine(
    (value) => isCalendarDay(value.slice(0, 10)) && (isLocalTime(value) || AnyInstant.safeParse(value).success),
    refused('regex'),
  );

export const NotificationTexts = { title: text(LIMITS.title), contents: paragraphs(LIMITS.contents) };

/**
 * Without `send_on` it is a draft. `organization_id` is the organisation that sends it, to its customers among the app users. Absent: the
 * platform sends it, or the organisation of a caller who is staff of only one. It is ignored when a notification is updated.
 */
export const NotificationDraft = z
  .object({
    ...NotificationTexts,
    send_on: InstantOrWallTime.nullable().optional(),
    audience: AudienceDraft.optional(),
    organization_id: Id.nullable().optional(),
  })
  .check(({ value, issues }) => report({ issues }, notificationVariableViolations(value)));

const counts = { recipients_count: Count, sent_count: Count, failed_count: Count, skipped_count: Count };

const Row = z.strictObject({
  id: Id,
  title: z.string(),
  contents: z.string(),
  status: z.enum(NOTIFICATION_STATUSES),
  /** Null for a draft. */
  send_on: Instant.nullable(),
  /** When it was canceled while it was being sent; else null. */
  canceled_at: Instant.nullable(),
  organization: Named.nullable(),
  application: Named,
  /** The time zone of the platform. */
  tz: z.string(),
  ...counts,
  /** While it is being sent: recipients that wait for the end of their quiet hours. */
  quiet_count: Count,
  ...Stamps,
});
export const NotificationRow = Row;
export type NotificationRow = z.output<typeof Row>;

export const Notification = Row.extend({
  audience: Audience,
  /** The names of the records in the audience, for the form. */
  activity: Named.nullable(),
  session: z.strictObject({ id: Id, start_date: z.string(), start_time: z.string(), end_time: z.string() }).nullable(),
  /** `send_on` in the time zone of the platform. */
  send_on_local: z.string().nullable(),
  variables: z.array(z.enum(NOTIFICATION_VARIABLES)),
  created_by: z.string().nullable(),
  started_at: Instant.nullable(),
  finished_at: Instant.nullable(),
  /** The push service asked to wait until then. */
  paused_until: Instant.nullable(),
  /** An organisation chose an age or an area: the counts are rounded down to fives. */
  is_rounded: Flag,
  may: z.strictObject({ update: Flag, send: Flag, cancel: Flag, remove: Flag, list_recipients: Flag }),
});
export type Notification = z.output<typeof Notification>;

/** A notification as an app user would read it, and how many would get it now. */
export const NotificationPreview = z.strictObject({
  title: z.string(),
  contents: z.string(),
  /** Characters of the text, counted as graphemes. */
  length: Count,
  recipients_count: Count,
  /** An organisation chose an age or an area, and fewer than 5 users would get it: the counts are 0. */
  is_few: Flag,
  /** An organisation chose an age or an area: the counts are rounded down to fives. */
  is_rounded: Flag,
  /** Users who match but get nothing: they unsubscribed, or have no device. */
  unsubscribed_count: Count,
  no_device_count: Count,
  /** Users with only devices of a kind that this installation doesn't send to. */
  unsupported_device_count: Count,
  /** Recipients whose quiet hours it is now, who would get it after them; null when the call didn't ask for it (`counts_quiet`). */
  quiet_count: Count.nullable(),
});
export type NotificationPreview = z.output<typeof NotificationPreview>;

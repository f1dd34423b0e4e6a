import { LOCALES } from '@move/domain/kit/messages/locale.ts';
import {
  DELIVERY_REASONS,
  DELIVERY_STATUSES,
  NOTIFICATION_STATUSES,
  notificationVariableViolations,
} from '@move/domain/notifications/notification.ts';
import { quietHoursViolations } from '@move/domain/notifications/quiet-hours.ts';
import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import {
  Count,
  Flag,
  Id,
  Instant,
  optionalText,
  paragraphs,
  QueryId,
  queryChoices,
  text,
  Version,
  WallTime,
} from '../kit/fields.ts';
import { pageOf, pageQuery } from '../kit/paging.ts';
import { report } from '../kit/report.ts';
import {
  AudienceDraft,
  Notification,
  NotificationDraft,
  NotificationPreview,
  NotificationRow,
} from './notification.ts';
import { notificationLabels as labels } from './notifications.labels.ts';

const PATH = '/v1/admin/notifications';
const ONE = `${PATH}/:notificationId` as const;
const view = { permission: 'view-notifications', scope: 'named', labels } as const;
const create = { permission: 'create-notifications', scope: 'named', labels } as const;
const edit = { permission: 'edit-notification', scope: 'named', labels } as const;

/** The notifications of the current platform and its organisations; for staff, and with `organization_id`, those of one organisation. */
export const listNotifications = endpoint({
  ...view,
  name: 'listNotifications',
  method: 'GET',
  path: PATH,
  query: pageQuery({
    sort: ['created_at', 'title', 'send_on', 'recipients_count'],
    order: 'desc',
    filters: {
      status: queryChoices(NOTIFICATION_STATUSES).optional(),
      organization_id: QueryId.optional(),
      application_id: QueryId.optional(),
    },
  }),
  reply: pageOf('notifications', NotificationRow),
});

export const createNotification = endpoint({
  ...create,
  name: 'createNotification',
  method: 'POST',
  path: PATH,
  body: NotificationDraft,
  reply: { notification: Notification },
  problems: ['notification.many', 'notification.no_push'],
});

/** Renders a text with the given names and counts who would get it now, by the same code as sending. Writes nothing. */
export const previewNotification = endpoint({
  ...create,
  scope: 'application',
  name: 'previewNotification',
  method: 'POST',
  path: `${PATH}/preview`,
  body: z
    .object({
      title: text(255).optional(),
      contents: paragraphs(1_000).optional(),
      audience: AudienceDraft.optional(),
      organization_id: Id.nullable().optional(),
      /** Also count who waits for the end of quiet hours when it is sent now. Default false: typing a text needs no such count. */
      counts_quiet: Flag.optional(),
      sample: z
        .object({
          first_name: optionalText(255).optional(),
          last_name: optionalText(255).optional(),
          locale: z.enum(LOCALES).optional(),
        })
        .optional(),
    })
    .check(({ value, issues }) => report({ issues }, notificationVariableViolations(value))),
  reply: { preview: NotificationPreview },
  status: 200,
  problems: ['throttle'],
  isRepeatable: true,
});

const Settings = z.strictObject({
  /** `HH:MM` in the time zone of the platform; both null: no quiet hours. */
  quiet_from: z.string().nullable(),
  quiet_until: z.string().nullable(),
  tz: z.string(),
  updated_at: Instant.nullable(),
});

/** The quiet hours of the current platform. */
export const getNotificationSettings = endpoint({
  name: 'getNotificationSettings',
  method: 'GET',
  path: `${PATH}/settings`,
  permission: 'role:admin',
  scope: 'application',
  labels,
  reply: { settings: Settings },
});

/** Sets the quiet hours, in which nothing is sent; due notifications wait until their end. App users may choose hours of their own. */
export const updateNotificationSettings = endpoint({
  name: 'updateNotificationSettings',
  method: 'PUT',
  path: `${PATH}/settings`,
  permission: 'role:admin',
  scope: 'application',
  labels,
  body: z
    .object({ quiet_from: WallTime.nullable(), quiet_until: WallTime.nullable() })
    .check(({ value, issues }) => report({ issues }, quietHoursViolations(value))),
  reply: { settings: Settings },
});

export const getNotification = endpoint({
  ...view,
  name: 'getNotification',
  method: 'GET',
  path: ONE,
  reply: { notification: Notification },
});

/** Changes a draft or a scheduled notification. `send_on` null makes it a draft again; absent keeps it. */
export const updateNotification = endpoint({
  ...edit,
  name: 'updateNotification',
  method: 'PUT',
  path: ONE,
  body: NotificationDraft.safeExtend(Version),
  reply: { notification: Notification },
  problems: ['stale', 'notification.many', 'notification.sent', 'notification.no_push'],
});

/** Removes a notification, but not while it is being sent. Removing a scheduled one cancels it. */
export const removeNotification = endpoint({
  ...edit,
  name: 'removeNotification',
  method: 'DELETE',
  path: ONE,
  reply: 'nothing',
  problems: ['notification.sending'],
});

/** Undoes a removal of the last 30 days; a scheduled one becomes a draft. */
export const restoreNotification = endpoint({
  ...edit,
  name: 'restoreNotification',
  method: 'POST',
  path: `${ONE}/restore`,
  reply: { notification: Notification },
  status: 200,
});

/** Starts sending now. 422 without recipients; 409 when it changed since the caller read it, by `updated_at`. */
export const sendNotification = endpoint({
  ...edit,
  name: 'sendNotification',
  method: 'POST',
  path: `${ONE}/send`,
  body: z.object(Version),
  reply: { notification: Notification },
  status: 202,
  problems: ['stale', 'notification.many', 'notification.sent', 'notification.no_push'],
});

/** Cancels a notification. A scheduled one becomes a draft; one that is being sent stops, and users not reached yet get nothing. */
export const cancelNotification = endpoint({
  ...edit,
  name: 'cancelNotification',
  method: 'POST',
  path: `${ONE}/cancel`,
  reply: { notification: Notification },
  status: 200,
  problems: ['notification.not_under_way'],
});

const Test = z.strictObject({ to: z.string(), by: z.enum(['push', 'mail']) });

/** Sends a test to the caller only: to the devices of the app user with the caller's address, else by mail. */
export const testNotification = endpoint({
  ...edit,
  name: 'testNotification',
  method: 'POST',
  path: `${ONE}/test`,
  reply: { test: Test },
  status: 202,
  problems: ['throttle'],
});

const Delivery = z.strictObject({
  /** The id of the app user. */
  id: Id,
  name: z.string().nullable(),
  /** Only for administrators of the platform. */
  email: z.string().nullable(),
  status: z.enum(DELIVERY_STATUSES),
  reason: z.enum(DELIVERY_REASONS).nullable(),
  /** When a queued delivery is due. */
  due_at: Instant,
  sent_at: Instant.nullable(),
  /** The text as this user reads it. */
  title: z.string(),
  contents: z.string(),
});
export type Delivery = z.output<typeof Delivery>;

/** Each recipient with the result; none where `may.list_recipients` is false. */
export const listDeliveries = endpoint({
  ...view,
  name: 'listDeliveries',
  method: 'GET',
  path: `${ONE}/deliveries`,
  query: pageQuery({
    sort: ['name', 'sent_at', 'status'],
    filters: { status: queryChoices(DELIVERY_STATUSES).optional(), reason: queryChoices(DELIVERY_REASONS).optional() },
  }),
  reply: pageOf('deliveries', Delivery),
});

/** The number of app users by postcode area. For an organisation: of its customers, in areas with at least 5, rounded down to fives. */
export const listProfileZipcodes = endpoint({
  ...view,
  name: 'listProfileZipcodes',
  method: 'GET',
  path: '/v1/admin/profiles/zipcodes',
  query: z.object({ organization_id: QueryId.optional(), application_id: QueryId.optional() }),
  reply: { zipcodes: z.array(z.strictObject({ zipcode: z.string(), profiles: Count })) },
});

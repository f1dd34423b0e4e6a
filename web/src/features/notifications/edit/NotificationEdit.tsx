import type { Notification } from '@move/contract/notifications/notification.ts';
import {
  getNotification,
  listDeliveries,
  listNotifications,
  removeNotification,
  restoreNotification,
  updateNotification,
} from '@move/contract/notifications/notifications.ts';
import { listInbox } from '@move/contract/jobs/inbox.ts';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useCan } from '../../../platform/session/gate.tsx';
import { useMessages } from '../../../platform/texts/messages.ts';
import { useNavigate, useSearch } from '../../../platform/navigation/navigation.tsx';
import { useRead } from '../../../platform/api/reads.ts';
import { useWhenEnded } from '../../../platform/api/when-ended.ts';
import { EditScreen } from '../../../screens/edit/EditScreen.tsx';
import { useEditForm } from '../../../screens/edit/use-edit-form.ts';
import { useRecordPosition } from '../../../screens/list/use-record-position.ts';
import { useRemove } from '../../../screens/use-remove.ts';
import { Status } from '../../../ui/marks/Status.tsx';
import { DeliveryList } from '../sending/DeliveryList.tsx';
import { shownTitle } from '../shown-title.ts';
import { notificationLook } from '../notification-look.ts';
import { notificationReads, notificationPath, notificationsPath } from '../notification-paths.ts';
import { NotificationActions } from './NotificationActions.tsx';
import { NotificationFields } from './NotificationFields.tsx';
import { NotificationRail } from './NotificationRail.tsx';
import { useScheduleLabel } from './use-audience-count.ts';
import { notificationMessages } from '../notifications.messages.ts';
import { SendingProgress } from '../sending/SendingProgress.tsx';
import { sendingMessages } from '../sending/sending.messages.ts';

type Props = { notificationId: number; organizationId?: number | null };

const POLL_MS = 1_500;

/** A notification: its text and audience, and once it is being sent its recipients. */
export function NotificationEdit({ notificationId, organizationId = null }: Props) {
  const t = useMessages(notificationMessages);
  const words = useMessages(sendingMessages);
  const formats = useFormats();
  const navigate = useNavigate();
  const { tab } = useSearch();
  const params = { notificationId };
  // polls the figures while it is being sent
  useRead(
    getNotification,
    { params },
    { refetchInterval: (reply) => (isUnderWay(reply?.notification) ? POLL_MS : false) },
  );
  const form = useEditForm({
    load: getNotification,
    save: updateNotification,
    params,
    values: ({ send_on_local, organization }) => ({
      send_on: send_on_local,
      organization_id: organization?.id ?? null,
    }),
    invalidates: notificationReads,
  });
  const position = useRecordPosition({
    list: listNotifications,
    id: notificationId,
    hrefOf: (id) => notificationPath(organizationId, id),
  });
  const { remove } = useRemove({
    remove: removeNotification,
    restore: restoreNotification,
    invalidates: notificationReads,
  });
  const mayRemove = useCan(removeNotification);
  const { record } = form;
  const leave = async () => {
    if (record !== null && (await remove({ params }, record.title))) navigate(notificationsPath(organizationId));
  };
  useWhenEnded(isUnderWay(record), [listNotifications, listDeliveries, listInbox]);
  const isSent = record !== null && !record.may.update;
  const here = notificationPath(organizationId, notificationId);
  const listsRecipients = isSent && record.may.list_recipients;
  const isOnDeliveries = listsRecipients && tab === 'deliveries';
  const scheduleLabel = useScheduleLabel(form.core);
  return (
    <EditScreen
      form={form}
      title={({ title, application }) => shownTitle(title, application.name, t.variables)}
      status={(notification) => <Status look={notificationLook(notification)} pill />}
      meta={(notification) => metaOf(notification, { words, formats })}
      position={position}
      tabs={
        listsRecipients
          ? [
              { href: here, label: words.tabs.text },
              { href: `${here}?tab=deliveries`, label: words.tabs.deliveries },
            ]
          : []
      }
      actions={record !== null && <NotificationActions notification={record} form={form} />}
      menu={record?.may.remove && mayRemove ? [{ label: t.remove, isDanger: true, onClick: () => void leave() }] : []}
      readOnlyText={record === null ? undefined : readOnlyText(record, words)}
      rail={
        isOnDeliveries ? undefined : (
          <NotificationRail core={form.core} isSent={isSent} appName={record?.application.name} />
        )
      }
      isWide={isOnDeliveries}
      saveLabel={scheduleLabel}
    >
      {record !== null && isSent && <SendingProgress notification={record} />}
      {isOnDeliveries ? (
        <DeliveryList notificationId={notificationId} isSending={isUnderWay(record)} />
      ) : (
        <NotificationFields
          fields={form.fields}
          core={form.core}
          activityName={record?.activity?.name ?? null}
          session={record?.session ?? null}
        />
      )}
    </EditScreen>
  );
}

const isUnderWay = (notification: Notification | null | undefined) => notification?.status === 'sending';

function readOnlyText({ status, canceled_at }: Notification, { readOnly }: Words['words']): string {
  if (status === 'sending') return readOnly.sending;
  if (canceled_at !== null) return readOnly.stopped;
  return status === 'failed' ? readOnly.failed : readOnly.sent;
}

const momentWords = ({ planned, begun, sentOn }: (typeof sendingMessages)['nl']) => ({
  draft: planned,
  scheduled: planned,
  sending: begun,
  sent: sentOn,
  failed: begun,
});

type Words = { words: (typeof sendingMessages)['nl']; formats: ReturnType<typeof useFormats> };

function metaOf({ status, send_on, tz, created_by, organization }: Notification, { words, formats }: Words): string[] {
  const moment = send_on === null ? null : formats.moment(send_on, tz);
  return [
    ...(organization === null ? [] : [organization.name]),
    ...(moment === null ? [] : [momentWords(words)[status](moment)]),
    ...(created_by === null ? [] : [words.by(created_by)]),
  ];
}

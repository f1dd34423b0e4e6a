import {
  createNotification,
  listNotifications,
  removeNotification,
  restoreNotification,
  updateNotificationSettings,
} from '@move/contract/notifications/notifications.ts';
import type { NotificationRow } from '@move/contract/notifications/notification.ts';
import { NOTIFICATION_STATUSES } from '@move/domain/notifications/notification.ts';
import { useState } from 'react';
import { useApplicationId } from '../../platform/state/context.ts';
import { useFormats } from '../../platform/texts/formats.ts';
import { Can, useCan } from '../../platform/session/gate.tsx';
import { useMessages } from '../../platform/texts/messages.ts';
import { useNavigate } from '../../platform/navigation/navigation.tsx';
import { PlannedMoment, ShortMoment } from '../../screens/list/dates.tsx';
import { ActionLink } from '../../screens/links.tsx';
import { ListScreen } from '../../screens/list/ListScreen.tsx';
import { useList } from '../../screens/list/use-list.ts';
import { useRemove } from '../../screens/use-remove.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Status } from '../../ui/marks/Status.tsx';
import { useStatusWord } from '../../ui/marks/use-status-word.ts';
import { Button } from '../../ui/page/Button.tsx';
import { notificationLook, NOTIFICATION_LOOKS } from './notification-look.ts';
import { notificationReads, notificationPath, notificationsPath } from './notification-paths.ts';
import { notificationMessages } from './notifications.messages.ts';
import { shownTitle } from './shown-title.ts';
import { sendingMessages } from './sending/sending.messages.ts';

const QuietHoursDrawer = lazyPart(() => import('./QuietHoursDrawer.tsx').then((module) => module.QuietHoursDrawer));

/** The notifications of the platform and its organisations, or of one organisation. */
export function NotificationList({ organizationId = null }: { organizationId?: number | null }) {
  const t = useMessages(notificationMessages);
  const { quiet } = useMessages(sendingMessages);
  const formats = useFormats();
  const inWords = useStatusWord();
  const navigate = useNavigate();
  const applicationId = useApplicationId();
  const [isQuieting, setQuieting] = useState(false);
  const of =
    organizationId === null
      ? { ...(applicationId !== null && { application_id: applicationId }) }
      : { organization_id: organizationId };
  const list = useList(listNotifications, { fixed: of });
  const { remove } = useRemove({
    remove: removeNotification,
    restore: restoreNotification,
    invalidates: notificationReads,
  });
  const mayRemove = useCan(removeNotification);
  const create = (
    <ActionLink to={`${notificationsPath(organizationId)}/create`} needs={createNotification}>
      {t.create}
    </ActionLink>
  );
  const momentOf = ({ send_on, tz }: NotificationRow) => (send_on === null ? '' : formats.moment(send_on, tz));
  const reachedOf = ({ status, sent_count, recipients_count }: NotificationRow) =>
    status === 'draft' || status === 'scheduled'
      ? ''
      : t.reached(formats.number(sent_count), formats.number(recipients_count));
  const titleOf = ({ title, application }: NotificationRow) => shownTitle(title, application.name, t.variables);
  const ownerOf = ({ organization, application }: NotificationRow) => organization?.name ?? application.name;
  return (
    <>
      <ListScreen
        list={list}
        title={t.title}
        search={t.search}
        actions={
          organizationId === null && (
            <Can endpoint={updateNotificationSettings}>
              <Button variant="default" onClick={() => setQuieting(true)}>
                {quiet.action}
              </Button>
            </Can>
          )
        }
        create={create}
        // a title has no initials
        record={(row) => ({ name: titleOf(row), href: notificationPath(organizationId, row.id), mark: false })}
        columns={[
          { name: 'title', sort: 'title' },
          {
            name: 'status',
            cell: (row) => <Status look={notificationLook(row)} />,
            value: (row) => inWords(notificationLook(row)),
          },
          {
            name: 'send_on',
            sort: 'send_on',
            cell: ({ send_on, tz }) => send_on !== null && <PlannedMoment at={send_on} timeZone={tz} />,
            value: momentOf,
          },
          {
            name: 'recipients_count',
            header: t.columns.reached,
            sort: 'recipients_count',
            align: 'right',
            cell: reachedOf,
            value: reachedOf,
          },
          {
            name: 'organization',
            header: t.columns.organization,
            cell: ownerOf,
            value: ownerOf,
            isOptional: organizationId !== null,
          },
          {
            name: 'created_at',
            sort: 'created_at',
            align: 'right',
            cell: ({ created_at }) => <ShortMoment at={created_at} />,
            value: ({ created_at }) => created_at,
          },
        ]}
        filters={[
          {
            name: 'status',
            label: t.filters.status,
            options: NOTIFICATION_STATUSES.map((value) => ({ value, label: inWords(NOTIFICATION_LOOKS[value]) })),
          },
        ]}
        removals={{
          organizationId,
          remove: removeNotification,
          restore: restoreNotification,
          paramsOf: (notificationId) => ({ notificationId }),
        }}
        menu={({ id, title, status }) => [
          { label: t.edit, onClick: () => navigate(notificationPath(organizationId, id)) },
          ...(status === 'sending' || !mayRemove
            ? []
            : [
                {
                  label: t.remove,
                  isDanger: true,
                  onClick: () => void remove({ params: { notificationId: id } }, title),
                },
              ]),
        ]}
        empty={t.empty}
      />
      {isQuieting && <QuietHoursDrawer onClose={() => setQuieting(false)} />}
    </>
  );
}

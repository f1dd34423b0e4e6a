import { createNotification } from '@move/contract/notifications/notifications.ts';
import { useGate, useProfile } from '../../../platform/session/gate.tsx';
import { useMessages } from '../../../platform/texts/messages.ts';
import { useNavigate } from '../../../platform/navigation/navigation.tsx';
import { useStore } from '../../../platform/state/store.ts';
import { EditScreen } from '../../../screens/edit/EditScreen.tsx';
import { useCreateForm } from '../../../screens/edit/use-create-form.ts';
import { notificationReads, notificationPath } from '../notification-paths.ts';
import { NotificationFields } from './NotificationFields.tsx';
import { NotificationRail } from './NotificationRail.tsx';
import { useScheduleLabel } from './use-audience-count.ts';
import { notificationMessages } from '../notifications.messages.ts';

/** Creates a notification: a draft until it is sent or scheduled. */
export function NotificationCreate({ organizationId = null }: { organizationId?: number | null }) {
  const t = useMessages(notificationMessages);
  const navigate = useNavigate();
  const profile = useProfile();
  const isAdministrator = useGate().role('admin');
  // staff who have no role on the platform choose the organisation for which they send
  const choices = organizationId === null && !isAdministrator ? (profile?.organizations ?? []) : [];
  const form = useCreateForm({
    save: createNotification,
    draft: organizationId === null ? 'notifications' : `notifications-${organizationId}`,
    initial: {
      organization_id: organizationId ?? choices[0]?.id ?? null,
      send_on: null,
      audience: { zipcodes: [], sport_ids: [], label_ids: [], activity_id: null, session_id: null },
    },
    invalidates: notificationReads,
    onCreated: ({ id }) => navigate(notificationPath(organizationId, id)),
  });
  const { send_on: sendOn, title } = useStore(form.core.store).values;
  const scheduleLabel = useScheduleLabel(form.core);
  return (
    <EditScreen
      form={form}
      title={t.create}
      added={sendOn && typeof title === 'string' ? t.planned(title) : undefined}
      saveLabel={scheduleLabel}
      rail={<NotificationRail core={form.core} />}
    >
      <NotificationFields fields={form.fields} core={form.core} choices={choices} />
    </EditScreen>
  );
}

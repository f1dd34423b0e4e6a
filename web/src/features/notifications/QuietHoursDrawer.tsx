import { getNotificationSettings, updateNotificationSettings } from '@move/contract/notifications/notifications.ts';
import { useTimeZone } from '../../platform/texts/formats.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { EditDrawer } from '../../screens/edit/EditDrawer.tsx';
import { useEditForm } from '../../screens/edit/use-edit-form.ts';
import { sendingMessages } from './sending/sending.messages.ts';
import * as look from '../../ui/look/look.module.css';

/** Sets the hours in which the platform sends nothing. */
export function QuietHoursDrawer({ onClose }: { onClose: () => void }) {
  const { quiet } = useMessages(sendingMessages);
  const zone = useTimeZone();
  const form = useEditForm({
    load: getNotificationSettings,
    save: updateNotificationSettings,
    params: {},
    onSaved: onClose,
  });
  const { TimeField } = form.fields;
  return (
    <EditDrawer form={form} title={quiet.title} onClose={onClose}>
      <p className={`${look.soft} ${look.small}`}>{quiet.text(zone)}</p>
      <TimeField name="quiet_from" columns={3} required={false} />
      <TimeField name="quiet_until" columns={3} required={false} />
    </EditDrawer>
  );
}

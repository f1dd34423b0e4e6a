import type { Notification } from '@move/contract/notifications/notification.ts';
import {
  cancelNotification,
  previewNotification,
  sendNotification,
  testNotification,
} from '@move/contract/notifications/notifications.ts';
import { FEWEST_USERS } from '@move/domain/notifications/notification.ts';
import { IconSend } from '@tabler/icons-react';
import { useCall } from '../../../platform/api/calls.ts';
import { useFormats, useTimeZone } from '../../../platform/texts/formats.ts';
import { useCan } from '../../../platform/session/gate.tsx';
import { useMessages } from '../../../platform/texts/messages.ts';
import { notify } from '../../../platform/notify.ts';
import { useConfirm } from '../../../screens/confirm.tsx';
import type { FormCore } from '../../../screens/edit/form/form-core.ts';
import { Button } from '../../../ui/page/Button.tsx';
import { notificationReads } from '../notification-paths.ts';
import { notificationMessages } from '../notifications.messages.ts';
import { sendingMessages } from '../sending/sending.messages.ts';
import { isUnusualHour } from './unusual-hour.ts';

type Props = { notification: Notification; form: { core: FormCore; save: () => Promise<boolean>; retry: () => void } };

/**
 * The buttons to test, send now and cancel. The first two save the form first; if another user has changed the notification, that is shown
 * and nothing is sent.
 */
export function NotificationActions({ notification, form }: Props) {
  const t = useMessages(sendingMessages);
  const { count: counting } = useMessages(notificationMessages);
  const formats = useFormats();
  const zone = useTimeZone();
  const [confirm, confirmDialog] = useConfirm();
  const mayEdit = useCan(sendNotification);
  const params = { notificationId: notification.id };
  const counted = useCall(previewNotification);
  const sending = useCall(sendNotification, { invalidates: notificationReads });
  const canceling = useCall(cancelNotification, { invalidates: notificationReads });
  const testing = useCall(testNotification);
  const { may, status, audience, organization, sent_count } = notification;
  const saved = async () => form.core.changes().length === 0 || (await form.save());

  const send = async () => {
    if (!(await saved())) return;
    const body = {
      audience: form.core.store.get().values['audience'] ?? audience,
      organization_id: organization?.id ?? null,
      counts_quiet: true,
    };
    const result = await counted.call({ body } as Parameters<typeof counted.call>[0]);
    if (!result.ok) return;
    const { recipients_count: count, is_few, is_rounded, quiet_count } = result.reply.preview;
    if (is_few) return notify.error(counting.few(FEWEST_USERS));
    if (count === 0) return notify.error(t.send.nobody);
    const exact = counting.people(formats.number(count), count === 1);
    const people = is_rounded ? counting.atLeast(exact) : exact;
    const clock = Temporal.Now.plainTimeISO(zone);
    const text = [
      isUnusualHour(clock) && t.send.hour(formats.time(clock.toString())),
      quiet_count !== null && quiet_count > 0 && t.send.quiet(quiet_count, formats.number(quiet_count)),
      t.send.text,
    ].filter((sentence) => sentence !== false);
    const asked = { title: t.send.title(people), text: text.join(' '), confirmLabel: t.send.action };
    if (!(await confirm(asked))) return;
    const { version } = form.core.store.get();
    const begun = await sending.call({ params, body: version === null ? {} : { updated_at: version } });
    if (begun.ok) notify.success(t.send.done);
    else form.retry();
  };
  const cancel = async () => {
    const asked = {
      title: t.cancel.title,
      text: t.cancel.text(formats.number(sent_count)),
      confirmLabel: t.cancel.sending,
      cancelLabel: t.cancel.keep,
      isDanger: true,
    };
    if (status === 'sending' && !(await confirm(asked))) return;
    const result = await canceling.call({ params });
    if (result.ok) notify.success(result.reply.notification.status === 'draft' ? t.cancel.draft : t.cancel.stopped);
  };
  const test = async () => {
    if (!(await saved())) return;
    const result = await testing.call({ params });
    if (!result.ok) return;
    const { to, by } = result.reply.test;
    notify.success(by === 'push' ? t.test.push(to) : t.test.mail(to));
  };
  if (!mayEdit) return null;
  return (
    <>
      {may.cancel && (
        <Button variant="default" loading={canceling.isPending} onClick={() => void cancel()}>
          {status === 'sending' ? t.cancel.sending : t.cancel.scheduled}
        </Button>
      )}
      <Button variant="default" loading={testing.isPending} onClick={() => void test()}>
        {t.test.action}
      </Button>
      {may.send && (
        <Button
          // a scheduled notification is sent without this button
          variant={status === 'scheduled' ? 'default' : 'filled'}
          leftSection={<IconSend size={17} stroke={1.75} aria-hidden />}
          loading={sending.isPending || counted.isPending}
          onClick={() => void send()}
        >
          {t.send.action}
        </Button>
      )}
      {confirmDialog}
    </>
  );
}

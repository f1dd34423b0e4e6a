import { previewNotification } from '@move/contract/notifications/notifications.ts';
import { useDebounced } from '../../../platform/debounced.ts';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { useRead } from '../../../platform/api/reads.ts';
import { useStore } from '../../../platform/state/store.ts';
import type { FormCore } from '../../../screens/edit/form/form-core.ts';
import { notificationMessages } from '../notifications.messages.ts';
import { useNotificationValues } from './use-notification-values.ts';

/** The number of recipients of the audience in the form, counted again while it is changed. */
export function useAudienceCount(core: FormCore) {
  const { audience, organizationId } = useNotificationValues(core);
  const asked = useDebounced({ body: { audience, organization_id: organizationId } }, true);
  const read = useRead(previewNotification, asked.input, {
    enabled: asked.isEnabled,
    keepsPrevious: true,
    showsErrors: true,
  });
  const isBusy = read.isPlaceholderData || !asked.isLatest;
  return { preview: read.data?.preview, isBusy, hasFailed: read.error !== null && !isBusy };
}

/** The text of the save button: with a moment it schedules, and names the recipients as soon as they are counted. */
export function useScheduleLabel(core: FormCore): string | undefined {
  const { schedule, count } = useMessages(notificationMessages);
  const formats = useFormats();
  const { preview, isBusy, hasFailed } = useAudienceCount(core);
  const { send_on: sendOn } = useStore(core.store).values;
  if (typeof sendOn !== 'string' || sendOn === '') return undefined;
  if (preview === undefined || preview.is_few || isBusy || hasFailed) return schedule.action;
  const { recipients_count: recipients, is_rounded } = preview;
  if (recipients === 0) return schedule.action;
  const people = count.people(formats.number(recipients), recipients === 1);
  return schedule.actionFor(is_rounded ? count.atLeast(people) : people);
}

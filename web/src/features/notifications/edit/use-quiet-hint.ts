import { getNotificationSettings } from '@move/contract/notifications/notifications.ts';
import { isQuietAt } from '@move/domain/notifications/quiet-hours.ts';
import { useRead } from '../../../platform/api/reads.ts';
import { useCan } from '../../../platform/session/gate.tsx';
import { useStore } from '../../../platform/state/store.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import type { FormCore } from '../../../screens/edit/form/form-core.ts';
import { notificationMessages } from '../notifications.messages.ts';

const WALL_TIME = /T(\d{2}:\d{2})/;

/** Says that the planned moment is in the quiet hours of the platform; null when it isn't, or for users who can't read these hours. */
export function useQuietHint(core: FormCore): string | null {
  const { hints } = useMessages(notificationMessages);
  const { send_on: sendOn } = useStore(core.store).values;
  const time = typeof sendOn === 'string' ? WALL_TIME.exec(sendOn)?.[1] : undefined;
  const mayRead = useCan(getNotificationSettings);
  const { data } = useRead(getNotificationSettings, {}, { enabled: mayRead && time !== undefined });
  if (data === undefined || time === undefined || !isQuietAt(data.settings, time)) return null;
  const { quiet_from: from, quiet_until: until } = data.settings;
  return from === null || until === null ? null : hints.quiet(from, until);
}

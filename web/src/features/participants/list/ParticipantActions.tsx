import { listParticipants } from '@move/contract/participants/participants.ts';
import { IconChecks, IconPrinter, IconSend } from '@tabler/icons-react';
import { useCan } from '../../../platform/session/gate.tsx';
import { useMessages } from '../../../platform/texts/messages.ts';
import { PHONE, useMediaQuery } from '../../../ui/look/use-media-query.ts';
import { Button } from '../../../ui/page/Button.tsx';
import { useMessageDialog } from '../../messages/public.tsx';
import { participantMessages } from '../participants.messages.ts';
import { sheetMessages } from '../attendance/sheet.messages.ts';
import { type BookableParams, sheetPath } from '../bookable-scope.ts';

const icon = { size: 17, stroke: 1.75, 'aria-hidden': true } as const;

type ParticipantActionsProps = {
  bookable: BookableParams;
  toWaiting: boolean;
  /** For a session: its days, local to `tz`. */
  when?: When | null;
  /** Whether there are no participants yet: adding one is then the main action. */
  isEmpty?: boolean;
};
type When = { start_date: string; end_date: string; tz: string };

/**
 * The buttons in the header of a session or bundle. One writes to all participants, or to the waiting list (`toWaiting`). A session also
 * has the check-in on its day, and the printable list, which on a phone is in the menu.
 */
export function ParticipantActions({ bookable, toWaiting, when = null, isEmpty = false }: ParticipantActionsProps) {
  const t = useMessages(participantMessages);
  const sheet = useMessages(sheetMessages);
  const [write, dialog] = useMessageDialog(bookable, toWaiting ? 'waitlist' : 'participants');
  const isPhone = useMediaQuery(PHONE);
  if (!useCan(listParticipants)) return null;
  return (
    <>
      {when !== null && isToday(when) && (
        <Button variant="default" leftSection={<IconChecks {...icon} />} href={`/checkin/${bookable.id}`}>
          {t.checkIn.door}
        </Button>
      )}
      {bookable.kind === 'session' && !isPhone && (
        <Button variant="default" leftSection={<IconPrinter {...icon} />} href={sheetPath(bookable)}>
          {sheet.open}
        </Button>
      )}
      <Button
        // each tab of a bundle has its own main button
        variant={bookable.kind === 'session' && !isEmpty ? 'filled' : 'default'}
        leftSection={<IconSend {...icon} />}
        onClick={() => write([])}
      >
        {t.message}
      </Button>
      {dialog}
    </>
  );
}

/** Whether the session is today in its own time zone; the check-in lists the sessions of that day. */
function isToday({ start_date, end_date, tz }: When): boolean {
  const today = Temporal.Now.plainDateISO(tz).toString();
  return start_date <= today && today <= end_date;
}

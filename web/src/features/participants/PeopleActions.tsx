import { Button } from '@mantine/core';
import { listParticipants } from '@move/contract/participants/participants.ts';
import { IconPrinter, IconSend } from '@tabler/icons-react';
import { useCan } from '../../platform/gate.tsx';
import { useMessages } from '../../platform/messages.ts';
import { PHONE, useMediaQuery } from '../../ui/look/use-media-query.ts';
import { Anchor } from '../../ui/page/Anchor.tsx';
import { useMessageDialog } from '../messages/public.tsx';
import { participantMessages } from './participants.messages.ts';
import { sheetMessages } from './sheet.messages.ts';
import { type PeoplePlace, sheetPath } from './place.ts';

const icon = { size: 17, stroke: 1.75, 'aria-hidden': true } as const;

/** In the header of a session: its list on paper, which on a phone stays in the menu, and a message to all (R2.5-04) or to those who wait. */
export function PeopleActions({ place, toWaiting }: { place: PeoplePlace; toWaiting: boolean }) {
  const t = useMessages(participantMessages);
  const sheet = useMessages(sheetMessages);
  const [write, dialog] = useMessageDialog(place, toWaiting ? 'waitlist' : 'participants');
  const isPhone = useMediaQuery(PHONE);
  if (!useCan(listParticipants)) return null;
  return (
    <>
      {!isPhone && (
        <Button
          variant="default"
          leftSection={<IconPrinter {...icon} />}
          renderRoot={(props) => <Anchor {...props} href={sheetPath(place)} />}
        >
          {sheet.open}
        </Button>
      )}
      <Button leftSection={<IconSend {...icon} />} onClick={() => write([])}>
        {t.message}
      </Button>
      {dialog}
    </>
  );
}

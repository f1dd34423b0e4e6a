import type { CallInput } from '@move/contract/kit/client/client.ts';
import type { exportBundleParticipants } from '@move/contract/participants/bundle-participants.ts';
import { checkInMany, createParticipant, type exportParticipants } from '@move/contract/participants/participants.ts';
import { IconChecks, IconFileSpreadsheet, IconHistory, IconPrinter, IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useDownload } from '../../../platform/api/downloads.ts';
import { Can } from '../../../platform/session/gate.tsx';
import { useMessages } from '../../../platform/texts/messages.ts';
import { MessageHistory } from '../../messages/public.tsx';
import { ToolButtons } from '../../../screens/ToolButtons.tsx';
import { Button } from '../../../ui/page/Button.tsx';
import { participantMessages } from '../participants.messages.ts';
import { sheetMessages } from '../attendance/sheet.messages.ts';
import { type BookableParams, sheetPath } from '../bookable-scope.ts';

type Export = typeof exportParticipants | typeof exportBundleParticipants;

type PeopleToolsProps = {
  bookable: BookableParams;
  /** The endpoint that exports the list as a sheet, and its input. */
  file: { endpoint: Export; input: unknown };
  /** Marks everyone without a check-in as present; undefined if there is none, or more than 24 hours before the start. */
  onAllPresent?: (() => void) | undefined;
  /** Opens the form that adds a participant; undefined when nobody can be added any more. */
  onAdd: (() => void) | undefined;
  /** Whether the button to add is less prominent, because the header has the main button, which writes to the participants. */
  isQuiet?: boolean;
};

const icon = { size: 17, stroke: 1.75, 'aria-hidden': true } as const;

/** Actions for all participants at once, and adding one. */
export function PeopleTools({ bookable, file, onAllPresent, onAdd, isQuiet = false }: PeopleToolsProps) {
  const t = useMessages(participantMessages);
  const words = useMessages(sheetMessages);
  const [isLookingBack, setLookingBack] = useState(false);
  const { download } = useDownload<Export>(file.endpoint);
  const name = t.exportName(`${bookable.kind}-${bookable.id}`);
  const sheet = { label: words.open, icon: <IconPrinter {...icon} />, href: sheetPath(bookable) };
  const items = [
    ...(bookable.kind === 'session' ? [sheet] : []),
    {
      label: t.export,
      icon: <IconFileSpreadsheet {...icon} />,
      onClick: () => void download(file.input as CallInput<Export>, name),
    },
    { label: t.sent, icon: <IconHistory {...icon} />, onClick: () => setLookingBack(true) },
  ];
  const add = { label: t.one, name: t.add, icon: <IconUserPlus {...icon} />, needs: createParticipant, onClick: onAdd };
  const all = { label: t.checkIn.all, icon: <IconChecks {...icon} />, needs: checkInMany, onClick: onAllPresent };
  return (
    <>
      <ToolButtons
        tools={[...(onAllPresent === undefined ? [] : [all]), ...(onAdd === undefined ? [] : [add])]}
        onPhone={2}
        menu={items}
        isQuiet={isQuiet}
      />
      {isLookingBack && <MessageHistory scope={bookable} onClose={() => setLookingBack(false)} />}
    </>
  );
}

/** The button of an empty list. */
export function AddFirst({ onAdd }: { onAdd: () => void }) {
  const t = useMessages(participantMessages);
  return (
    <Can endpoint={createParticipant}>
      <Button leftSection={<IconUserPlus {...icon} />} onClick={onAdd}>
        {t.add}
      </Button>
    </Can>
  );
}

import type { ReplyOf } from '@move/contract/kit/endpoint.ts';
import { listCheckIn } from '@move/contract/check-in/check-in.ts';
import { getParticipant, updateParticipant } from '@move/contract/participants/participants.ts';
import { useState } from 'react';
import { useMessages } from '../../../platform/texts/messages.ts';
import { fullName } from '../../../platform/texts/person-name.ts';
import { firstMessage, notify } from '../../../platform/notify.ts';
import { useCall } from '../../../platform/api/calls.ts';
import { useRead } from '../../../platform/api/reads.ts';
import { ReadFault } from '../../../screens/show/ReadFault.tsx';
import { useCloseGuard } from '../../../screens/use-close-guard.tsx';
import { LongText } from '../../../ui/inputs/text/LongText.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { Button } from '../../../ui/page/Button.tsx';
import { TextSkeleton } from '../../../ui/page/Skeletons.tsx';
import { useWords } from '../../../ui/Words.tsx';
import type { ShownPerson } from './attendance.ts';
import { checkInMessages } from '../check-in.messages.ts';
import type { QueuedTap } from '../offline/tap-queue.ts';
import * as look from '../../../ui/look/look.module.css';
import * as styles from './people.module.css';

type NotesDialogProps = { place: QueuedTap['place']; person: ShownPerson | null; onClose: () => void };

/** A note may be about a person's health: it is read on request, and not stored on the phone. */
export function NotesDialog({ place, person, onClose }: NotesDialogProps) {
  const t = useMessages(checkInMessages).list;
  const name = person === null ? '' : fullName(person);
  const [isChanged, setChanged] = useState(false);
  const [close, question] = useCloseGuard(isChanged, onClose, t.leaveNote);
  return (
    <Dialog isOpen={person !== null} title={t.notesOf(name)} onClose={close}>
      {person !== null && (
        <Notes params={{ ...place, participantId: Number(person.id) }} onChange={setChanged} {...{ close, onClose }} />
      )}
      {question}
    </Dialog>
  );
}

type NotesProps = {
  params: QueuedTap['place'] & { participantId: number };
  /** Whether some input is not saved. */
  onChange: (isChanged: boolean) => void;
  /** Asks first when something was typed. */
  close: () => void;
  onClose: () => void;
};

function Notes({ params, ...closing }: NotesProps) {
  const t = useMessages(checkInMessages).list;
  const read = useRead(getParticipant, { params }, { showsErrors: true });
  const { data, error } = read;
  if (error !== null && data === undefined) return <ReadFault read={read} text={t.notesFailed} />;
  if (data === undefined) return <TextSkeleton />;
  return <NotesForm params={params} participant={data.participant} {...closing} />;
}

type NotesFormProps = NotesProps & Pick<ReplyOf<typeof getParticipant>, 'participant'>;

/** A note isn't queued like a tap: without a network it is refused and the text stays. */
function NotesForm({ params, participant, onChange, close, onClose }: NotesFormProps) {
  const t = useMessages(checkInMessages).list;
  const w = useWords();
  const [notes, setNotes] = useState(participant.notes);
  const type = (text: string | null) => {
    setNotes(text);
    onChange((text ?? '') !== (participant.notes ?? ''));
  };
  const [fault, setFault] = useState<string | null>(null);
  const update = useCall(updateParticipant, { invalidates: [listCheckIn, getParticipant], showsErrors: true });
  const save = async () => {
    const text = notes?.trim() ?? '';
    const body = { notes: text === '' ? null : text, updated_at: participant.updated_at };
    const result = await update.call({ params, body });
    if (!result.ok) return setFault(result.error.status === 0 ? t.notesOffline : firstMessage(result.error));
    notify.success(t.notesSaved);
    onClose();
  };
  return (
    <div className={styles.form}>
      <LongText label={t.notes} value={notes} onChange={type} error={fault} />
      <div className={look.row} style={{ justifyContent: 'flex-end' }}>
        <Button variant="default" onClick={close}>
          {w.cancel}
        </Button>
        <Button aria-disabled={update.isPending} onClick={update.isPending ? undefined : () => void save()}>
          {w.save.save}
        </Button>
      </div>
    </div>
  );
}

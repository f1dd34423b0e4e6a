import { getParticipant } from '@move/contract/participants/participants.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { useRead } from '../../../platform/api/reads.ts';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { TextSkeleton } from '../../../ui/page/Skeletons.tsx';
import type { ShownPerson } from './attendance.ts';
import { checkInMessages } from '../check-in.messages.ts';
import type { QueuedTap } from '../offline/tap-queue.ts';

type NotesDialogProps = { place: QueuedTap['place']; person: ShownPerson | null; onClose: () => void };

/** A note may be about somebody's health: read when it is asked for, and not kept on the phone. */
export function NotesDialog({ place, person, onClose }: NotesDialogProps) {
  const t = useMessages(checkInMessages).list;
  const name = person === null ? '' : `${person.first_name} ${person.last_name}`;
  return (
    <Dialog isOpen={person !== null} title={t.notesOf(name)} onClose={onClose}>
      {person !== null && <Notes params={{ ...place, participantId: person.id }} />}
    </Dialog>
  );
}

function Notes({ params }: { params: QueuedTap['place'] & { participantId: number } }) {
  const t = useMessages(checkInMessages).list;
  const { data, error } = useRead(getParticipant, { params }, { showsErrors: true });
  if (error !== null && data === undefined) return <p role="alert">{t.notesFailed}</p>;
  if (data === undefined) return <TextSkeleton />;
  return <p className="notestext">{data.participant.notes}</p>;
}

import { getParticipant } from '@move/contract/participants/participants.ts';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../../platform/texts/messages.ts';
import { fullName } from '../../../platform/texts/person-name.ts';
import { newKey } from '../../../platform/api/calls.ts';
import { notify } from '../../../platform/notify.ts';
import { fetchQuery, useRead } from '../../../platform/api/reads.ts';
import { useCloseGuard } from '../../../screens/use-close-guard.tsx';
import { LongText } from '../../../ui/inputs/text/LongText.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { Button } from '../../../ui/page/Button.tsx';
import { TextSkeleton } from '../../../ui/page/Skeletons.tsx';
import { useWords } from '../../../ui/Words.tsx';
import type { ShownPerson } from '../people/attendance.ts';
import { checkInMessages } from '../check-in.messages.ts';
import { joinedNote, NOTE_CHANGED } from './joined-note.ts';
import { serverNow } from '../offline/server-clock.ts';
import { isRefusal } from '../offline/tap-sending.ts';
import type { QueuedNote, QueuedTap } from '../offline/tap-queue.ts';
import { useSendFromForm } from '../offline/use-send-from-form.ts';
import * as look from '../../../ui/look/look.module.css';
import * as styles from '../people/people.module.css';

type NotesDialogProps = { place: QueuedTap['place']; person: ShownPerson | null; onClose: () => void };

/**
 * Shows and edits the note about a participant. A note may be about a person's health: it is read only on request, and the phone stores
 * only a note that was written on it and isn't on the server yet.
 */
export function NotesDialog({ place, person, onClose }: NotesDialogProps) {
  const t = useMessages(checkInMessages).list;
  const name = person === null ? '' : fullName(person);
  const [isChanged, setChanged] = useState(false);
  const [close, confirmDialog] = useCloseGuard(isChanged, onClose, t.leaveNote);
  return (
    <Dialog isOpen={person !== null} title={t.notesOf(name)} onClose={close}>
      {person !== null && <Notes {...{ place, person, close, onClose }} onChange={setChanged} />}
      {confirmDialog}
    </Dialog>
  );
}

type NotesProps = {
  place: QueuedTap['place'];
  person: ShownPerson;
  /** Called with whether there is unsaved input. */
  onChange: (isChanged: boolean) => void;
  /** Closes the dialog; asks first if there is unsaved input. */
  close: () => void;
  onClose: () => void;
};

function Notes(props: NotesProps) {
  const t = useMessages(checkInMessages).list;
  const { place, person } = props;
  const params = { ...place, participantId: Number(person.id) };
  const { data, error } = useRead(getParticipant, { params }, { showsErrors: true });
  if (data !== undefined) return <NotesForm stored={data.participant.notes} {...props} />;
  if (error === null) return <TextSkeleton />;
  if (isRefusal(error)) return <p role="alert">{t.notesFailed}</p>;
  // the note can't be read; the list knows whether there is one
  return <NotesForm stored={person.has_notes ? undefined : null} {...props} />;
}

/** `stored` is the note on the server: null if there is none, undefined if it can't be read now. */
type NotesFormProps = NotesProps & { stored: string | null | undefined };

function NotesForm({ stored, onChange, close, ...props }: NotesFormProps) {
  const t = useMessages(checkInMessages).list;
  const w = useWords();
  const { first, text, type, save, read, fault, isSending } = useNote({ stored, ...props });
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const field = form.current?.querySelector('textarea');
    field?.focus();
    field?.setSelectionRange(field.value.length, field.value.length);
  }, []);
  return (
    <div ref={form} className={styles.form}>
      <LongText
        label={t.notes}
        description={read === undefined ? t.notesAdded : undefined}
        value={text}
        onChange={(typed) => {
          type(typed);
          onChange((typed ?? '') !== (first.text ?? ''));
        }}
        error={fault}
      />
      <div className={`${look.row} ${styles.noteButtons}`}>
        <Button variant="default" onClick={close}>
          {w.cancel}
        </Button>
        <Button loading={isSending} onClick={() => void save()}>
          {w.save.save}
        </Button>
      </div>
    </div>
  );
}

/**
 * The state of the form. It starts with a note that is not sent yet, if there is one. Saving queues the note like a tap; a refusal is shown
 * in the form.
 */
function useNote({ stored, place, person, onClose }: Omit<NotesFormProps, 'onChange' | 'close'>) {
  const t = useMessages(checkInMessages).list;
  const { written } = person;
  const [first] = useState(() => firstNote(stored, written?.note ?? null));
  const [text, type] = useState(first.text);
  const [read, setRead] = useState(first.read);
  const [fault, setFault] = useState(first.hasChanged ? t.noteChangedTo(stored ?? '') : null);
  const [isSending, setSending] = useState(false);
  const sendFromForm = useSendFromForm();
  const save = async () => {
    const note = text?.trim() ?? '';
    if (note === (read ?? '') && written === null) return onClose();
    setSending(true);
    setFault(null);
    const queued = { text: note === '' ? null : note, ...(read !== undefined && { read }) };
    const tap = { place, participantId: person.id, note: queued, status: person.shown, seen: person.shown } as const;
    // A refused note keeps its id, so that a second refusal replaces the first on the row. Otherwise the note gets a new id, because
    // an earlier note that waits may be on its way to the server.
    const id = written !== null && written.answer !== null ? written.tapId : newKey();
    const answer = await sendFromForm({ ...tap, id, madeAt: serverNow() });
    setSending(false);
    if (answer.kind === 'refused') {
      setFault(answer.text);
      if (answer.field === NOTE_CHANGED) await readAgain();
      return;
    }
    if (answer.kind === 'noted') notify.success(t.notesSaved);
    else notify.info(t.notesQueued);
    onClose();
  };
  /** Shows what another user wrote; saving again replaces it. */
  const readAgain = async () => {
    const params = { ...place, participantId: Number(person.id) };
    const { participant } = await fetchQuery(getParticipant, { params });
    setRead(participant.notes);
    setFault(t.noteChangedTo(participant.notes ?? ''));
  };
  return { first, text, type, save, read, fault, isSending };
}

/** The text to begin with, the note that it is based on, and whether another user changed that note since. */
function firstNote(stored: string | null | undefined, queued: QueuedNote | null) {
  if (queued === null) return { text: stored ?? null, read: stored, hasChanged: false };
  const { text, read } = queued;
  if (stored === undefined) return { text, read, hasChanged: false };
  if (read === undefined) return { text: joinedNote(stored, text), read: stored, hasChanged: false };
  return { text, read: stored, hasChanged: read !== stored };
}

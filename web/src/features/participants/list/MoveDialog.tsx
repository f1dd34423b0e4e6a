import type { Participant } from '@move/contract/participants/participant.ts';
import { moveParticipant } from '@move/contract/participants/participants.ts';
import { listSessions, type SessionRow } from '@move/contract/sessions/sessions.ts';
import { useState } from 'react';
import { useCall } from '../../../platform/api/calls.ts';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useCan } from '../../../platform/session/gate.tsx';
import { useMessages } from '../../../platform/texts/messages.ts';
import { notify } from '../../../platform/notify.ts';
import { useRead } from '../../../platform/api/reads.ts';
import { fullName } from '../../../platform/texts/person-name.ts';
import { ReadFailed } from '../../../screens/show/ReadFailed.tsx';
import { CheckboxInput } from '../../../ui/inputs/choices/CheckboxInput.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { Button } from '../../../ui/page/Button.tsx';
import { EmptyState } from '../../../ui/page/EmptyState.tsx';
import { TextSkeleton } from '../../../ui/page/Skeletons.tsx';
import { useWords } from '../../../ui/Words.tsx';
import { participantMessages } from '../participants.messages.ts';
import { type BookableParams, peopleReads, sessionParams } from '../bookable-scope.ts';
import * as look from '../../../ui/look/look.module.css';
import * as choiceStyles from '../../../ui/inputs/choices.module.css';
import * as buttonStyles from '../../../ui/page/Button.module.css';
import * as styles from '../participants.module.css';

type MoveDialogProps = { bookable: BookableParams; person: Participant; onClose: () => void };

/** Moves a participant to another future session of the activity; the sessions are listed with their free spots. */
export function MoveDialog({ bookable, person, onClose }: MoveDialogProps) {
  const t = useMessages(participantMessages).move;
  const w = useWords();
  const formats = useFormats();
  const mayOverride = useCan('override-limits');
  const [chosen, setChosen] = useState<SessionRow | null>(null);
  const [isTold, setTold] = useState(true);
  const [isOver, setOver] = useState(false);
  const move = useCall(moveParticipant, { invalidates: peopleReads });
  const carryOut = async () => {
    if (chosen === null) return;
    const body = {
      session_id: chosen.id,
      notify: isTold,
      ...(isOver && chosen.free === 0 && { override_capacity: true }),
    };
    const { ok } = await move.call({ params: { ...sessionParams(bookable), participantId: person.id }, body });
    if (!ok) return;
    notify.success(t.done(fullName(person), formats.date(chosen.start_date)));
    onClose();
  };
  const isBlocked = chosen === null || move.isPending;
  return (
    <Dialog
      isOpen
      isLined
      title={t.title(fullName(person))}
      subtitle={t.text}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {w.cancel}
          </Button>
          <Button aria-disabled={isBlocked} onClick={isBlocked ? undefined : () => void carryOut()}>
            {t.confirm}
          </Button>
        </>
      }
    >
      <SessionChoice {...{ bookable, chosen, isOver }} onChoose={setChosen} />
      <div className={styles.choices}>
        {mayOverride && <CheckboxInput label={t.override} value={isOver} onChange={setOver} />}
        <CheckboxInput label={t.notify} value={isTold} onChange={setTold} />
      </div>
    </Dialog>
  );
}

const PAGE = 25;

type SessionChoiceProps = {
  bookable: BookableParams;
  chosen: SessionRow | null;
  /** Whether full sessions can be chosen. */
  isOver: boolean;
  onChoose: (session: SessionRow) => void;
};

function SessionChoice({ bookable, chosen, isOver, onChoose }: SessionChoiceProps) {
  const t = useMessages(participantMessages).move;
  const formats = useFormats();
  const [shown, setShown] = useState(PAGE);
  const freeText = ({ spots, free }: SessionRow) => {
    if (spots === 0) return t.closed;
    if (free === null) return t.unlimited;
    return free === 0 ? t.full : t.free(free);
  };
  const { organizationId, activityId, id } = bookable;
  const query = { past: '0' as const, itemsPerPage: shown };
  const read = useRead(
    listSessions,
    { params: { organizationId, activityId }, query },
    { keepsPrevious: true, showsErrors: true },
  );
  if (read.error) return <ReadFailed read={read} />;
  if (read.data === undefined) return <TextSkeleton lines={5} />;
  const sessions = read.data.sessions.filter((row) => row.id !== id && row.status !== 'canceled');
  if (sessions.length === 0) return <EmptyState {...t.none} />;
  const total = read.data.meta.pagination.total;
  return (
    <fieldset className={styles.moves}>
      <legend className={look.visuallyHidden}>{t.search}</legend>
      {sessions.map((row) => (
        <label key={row.id} className={styles.move} data-chosen={row.id === chosen?.id}>
          <input
            type="radio"
            className={choiceStyles.radio}
            name="session"
            checked={row.id === chosen?.id}
            disabled={row.free === 0 && !isOver}
            onChange={() => onChoose(row)}
          />
          <span className={look.grow}>
            {formats.date(row.start_date)},{' '}
            <span className={`${look.figures} ${styles.moveFigures}`}>
              {formats.timeRange(row.start_time, row.end_time)}
            </span>
          </span>
          <span className={`${look.muted} ${look.figures} ${styles.moveFigures}`}>{freeText(row)}</span>
        </label>
      ))}
      {total > shown && (
        <button type="button" className={buttonStyles.linkButton} onClick={() => setShown(shown + PAGE)}>
          {t.more}
        </button>
      )}
    </fieldset>
  );
}

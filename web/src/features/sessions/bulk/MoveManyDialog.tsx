import { MOVED_DAYS_MAX, MOVED_SESSIONS_MAX, previewSessionMoves } from '@move/contract/sessions/session-moves.ts';
import { WallTime } from '@move/contract/kit/fields.ts';
import type { SessionRow } from '@move/contract/sessions/sessions.ts';
import { movedSpan, type SessionMove } from '@move/domain/sessions/moves/session-move.ts';
import { isSameSpan } from '@move/domain/sessions/session-times.ts';
import { useState } from 'react';
import { useRead } from '../../../platform/api/reads.ts';
import { useDebounced } from '../../../platform/debounced.ts';
import { useLocale } from '../../../platform/texts/locale.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { CheckboxInput } from '../../../ui/inputs/choices/CheckboxInput.tsx';
import { TimeInput } from '../../../ui/inputs/dates/TimeInput.tsx';
import { NumberInput } from '../../../ui/inputs/text/NumberInput.tsx';
import { FormDialog } from '../../../ui/overlays/FormDialog.tsx';
import { cancelingMessages } from '../remove/canceling.messages.ts';
import { chosenSessionMessages } from '../remove/chosen-sessions.messages.ts';
import { changeMessages } from '../edit/change.messages.ts';
import { PreviewDates } from '../series/PreviewDates.tsx';
import { manySessionMessages } from './many-sessions.messages.ts';
import type { UpdateManyDialogProps } from './ManyDialog.tsx';
import * as fieldStyles from '../../../ui/inputs/field.module.css';
import * as styles from './many-sessions.module.css';

const isTime = (time: string | null) => time === null || WallTime.safeParse(time).success;

/** The new times of a session; null when they stay the same. */
function spanAfter({ start_date, start_time, end_date, end_time }: SessionRow, move: SessionMove) {
  const now = { start_date, start_time, end_date, end_time };
  const span = movedSpan(now, move);
  return isSameSpan(now, span) ? null : span;
}

/** Asks for another day or time for the chosen sessions. Shows each new date and its conflicts. */
export function MoveManyDialog({ question: { rows, skipped }, onAnswer, onClose }: UpdateManyDialogProps) {
  const t = useMessages(manySessionMessages).move;
  const { tell, tellHint } = useMessages(changeMessages);
  const { back } = useMessages(cancelingMessages);
  const { cancel } = chosenSessionMessages[useLocale()];
  const [days, setDays] = useState<number | null>(0);
  const [start, setStart] = useState<string | null>(null);
  const [end, setEnd] = useState<string | null>(null);
  const [notify, setNotify] = useState(true);
  const move = { days: days ?? 0, start_time: start, end_time: end };
  const isRight = Math.abs(move.days) <= MOVED_DAYS_MAX && isTime(start) && isTime(end);
  const moved = isRight ? rows.filter((row) => spanAfter(row, move) !== null) : [];
  const taken = moved.reduce((total, row) => total + row.taken, 0);
  return (
    <FormDialog
      title={t.title(rows.length)}
      confirmLabel={t.confirm(moved.length)}
      cancelLabel={back}
      hidesConfirm={moved.length === 0}
      isLined
      isPending={false}
      onSubmit={() => onAnswer({ valuesOf: (row) => spanAfter(row, move), notify })}
      onClose={onClose}
    >
      <div className={styles.fields}>
        <NumberInput
          label={t.days}
          description={t.daysHint}
          min={-MOVED_DAYS_MAX}
          max={MOVED_DAYS_MAX}
          value={days}
          error={isRight || Math.abs(move.days) <= MOVED_DAYS_MAX ? undefined : t.tooFar(MOVED_DAYS_MAX)}
          onChange={setDays}
        />
        <TimeInput label={t.start} description={t.startHint} value={start} onChange={setStart} />
        <TimeInput label={t.end} description={t.endHint} value={end} onChange={setEnd} />
      </div>
      {taken > 0 && (
        <CheckboxInput label={tell} description={`${t.mails(taken)} ${tellHint}`} value={notify} onChange={setNotify} />
      )}
      {skipped > 0 && <p>{cancel.skipped(skipped)}</p>}
      {moved.length > 0 && <Preview rows={moved} move={move} />}
    </FormDialog>
  );
}

/** The new dates, grouped by organisation. */
function Preview({ rows, move }: { rows: readonly SessionRow[]; move: SessionMove }) {
  const t = useMessages(manySessionMessages).move;
  const shown = rows.slice(0, MOVED_SESSIONS_MAX);
  return (
    <section aria-live="polite">
      <h3 className={fieldStyles.groupLabel}>{t.preview}</h3>
      {[...Map.groupBy(shown, (row) => row.organization.id)].map(([organizationId, own], _, all) => (
        <div key={organizationId} className={styles.group}>
          {all.length > 1 && <h4>{own[0]?.organization.name}</h4>}
          <Dates organizationId={organizationId} rows={own} move={move} />
        </div>
      ))}
      {shown.length < rows.length && <p>{t.first(MOVED_SESSIONS_MAX)}</p>}
    </section>
  );
}

type DatesProps = { organizationId: number; rows: readonly SessionRow[]; move: SessionMove };

function Dates({ organizationId, rows, move }: DatesProps) {
  const input = { params: { organizationId }, body: { session_ids: rows.map(({ id }) => id), ...move } };
  const rested = useDebounced(input, true);
  const { data, isPlaceholderData } = useRead(previewSessionMoves, rested.input, {
    enabled: rested.isEnabled,
    keepsPrevious: true,
  });
  if (data === undefined) return null;
  const isBusy = isPlaceholderData || !rested.isLatest;
  return <PreviewDates preview={{ dates: data.dates, skipped: [] }} isBusy={isBusy} rows={rows} />;
}

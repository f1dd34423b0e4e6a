import {
  IconAlertTriangle,
  IconArrowDown,
  IconArrowLeft,
  IconArrowRight,
  IconArrowUp,
  IconMinus,
  IconPlus,
} from '@tabler/icons-react';
import { useFormats } from '../../../../platform/texts/formats.ts';
import { useMessages } from '../../../../platform/texts/messages.ts';
import { Button } from '../../../../ui/page/Button.tsx';
import { IconButton } from '../../../../ui/page/IconButton.tsx';
import { useWords } from '../../../../ui/Words.tsx';
import { calendarMessages } from '../calendar.messages.ts';
import type { CalendarRow } from '../calendar-row.ts';
import { useConflictTexts } from '../conflicts/use-conflict-texts.ts';
import type { EventMove, StepKey } from './use-event-move.ts';
import { useSpanTimes } from '../../use-span-times.ts';
import * as look from '../../../../ui/look/look.module.css';
import * as listStyles from '../../list/list.module.css';
import * as styles from '../calendar.module.css';

type MoveBarProps = {
  /** The session at its new time. */
  row: CalendarRow;
  move: EventMove;
  /** The view shows hours, so users can change the length. */
  hasHours: boolean;
};

/** The new time of the session that is being moved, announced at each step, and the conflicts at that time. */
export function MoveBar({ row, move, hasHours }: MoveBarProps) {
  const t = useMessages(calendarMessages).moving;
  const w = useWords();
  const formats = useFormats();
  const timesOf = useSpanTimes();
  const conflicts = useConflictTexts()(row);
  const isByKeys = move.draft?.by === 'keys';
  return (
    <section className={styles.moveBar} aria-label={t.title(row.activity.name)}>
      <div className={look.grow} role="status">
        <b>{row.activity.name}</b>: {formats.date(row.start_date)}, <span className={look.figures}>{timesOf(row)}</span>
        {conflicts.map((text) => (
          <p key={text} className={listStyles.note}>
            <IconAlertTriangle size={15} stroke={1.75} aria-hidden />
            {text}
          </p>
        ))}
        {isByKeys && <p className={`${look.soft} ${look.small}`}>{hasHours ? t.keys : t.keysOfDays}</p>}
      </div>
      {isByKeys && (
        <>
          <Steps move={move} hasHours={hasHours} />
          <Button variant="default" onClick={move.cancel}>
            {w.cancel}
          </Button>
          <Button onClick={move.keep}>{t.keep}</Button>
        </>
      )}
    </section>
  );
}

const ICONS = {
  ArrowLeft: IconArrowLeft,
  ArrowRight: IconArrowRight,
  ArrowUp: IconArrowUp,
  ArrowDown: IconArrowDown,
  '-': IconMinus,
  '+': IconPlus,
} as const satisfies Record<StepKey, unknown>;

/** Buttons that do the same as the keys, for touch screens. */
function Steps({ move, hasHours }: Pick<MoveBarProps, 'move' | 'hasHours'>) {
  const t = useMessages(calendarMessages).moving.steps;
  const keys = Object.keys(ICONS) as StepKey[];
  const labels: Record<StepKey, string> = hasHours ? { ...t, ...t.hours } : { ...t, ...t.hours, ...t.days };
  return (
    <div className={styles.moveSteps} role="group" aria-label={t.label}>
      {keys
        .filter((key) => hasHours || key.startsWith('Arrow'))
        .map((key) => {
          const Icon = ICONS[key];
          return (
            <IconButton
              key={key}
              label={labels[key]}
              icon={<Icon size={20} stroke={1.75} aria-hidden />}
              onClick={() => move.step(key)}
            />
          );
        })}
    </div>
  );
}

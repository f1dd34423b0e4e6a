import { useFormats } from '../../../platform/texts/formats.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { calendarMessages } from './calendar.messages.ts';
import type { OccupancyTotal } from './layout/day-totals.ts';
import * as look from '../../../ui/look/look.module.css';
import * as styles from './calendar.module.css';

type TotalTextProps = {
  total: OccupancyTotal;
  /** “26 van 34 plekken bezet” instead of “26/34”. */
  withWords?: boolean;
};

/** How full a day or a period is; renders nothing when it has no sessions. */
export function TotalText({ total: { sessions, taken, spots }, withWords = false }: TotalTextProps) {
  const t = useMessages(calendarMessages).total;
  const { number } = useFormats();
  if (sessions === 0) return null;
  const full = spots === null ? t.people(taken) : t.taken(number(taken), number(spots));
  if (withWords) return <span className={`${styles.total} ${look.soft}`}>{full}</span>;
  return (
    <span className={`${styles.total} ${look.figures}`} title={`${t.sessions(sessions)}, ${full}`}>
      <span aria-hidden="true">{spots === null ? number(taken) : `${number(taken)}/${number(spots)}`}</span>
      <span className={look.visuallyHidden}>{full}</span>
    </span>
  );
}

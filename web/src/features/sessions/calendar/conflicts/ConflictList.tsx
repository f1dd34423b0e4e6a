import { useFormats } from '../../../../platform/texts/formats.ts';
import { useMessages } from '../../../../platform/texts/messages.ts';
import { Anchor } from '../../../../ui/page/Anchor.tsx';
import { sessionPath } from '../../list/session-columns.tsx';
import { calendarMessages } from '../calendar.messages.ts';
import type { CalendarRow } from '../calendar-row.ts';
import { conflictPairs } from './conflict-pairs.ts';
import { useConflictReason } from './use-conflict-texts.ts';
import * as look from '../../../../ui/look/look.module.css';
import * as styles from './ConflictList.module.css';

/** All pairs of overlapping sessions, with links and what the two share, e.g. a location. */
export function ConflictList({ rows }: { rows: readonly CalendarRow[] }) {
  const t = useMessages(calendarMessages).conflict;
  const formats = useFormats();
  const reasonOf = useConflictReason();
  const pairs = conflictPairs(rows);
  if (pairs.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={t.list} data-scrolls>
      {pairs.map(({ row, conflict }) => {
        const other = rows.find(({ id }) => id === conflict.session_id);
        const name = `${conflict.activity} (${formats.timeRange(conflict.start_time, conflict.end_time)})`;
        return (
          <li key={`${row.id} ${conflict.session_id}`}>
            <span className={look.soft}>{formats.shortDay(row.start_date)}</span>{' '}
            <Anchor href={sessionPath(row)}>
              {row.activity.name} ({formats.timeRange(row.start_time, row.end_time)})
            </Anchor>{' '}
            {t.and} {other === undefined ? name : <Anchor href={sessionPath(other)}>{name}</Anchor>}:{' '}
            {reasonOf(conflict)}
          </li>
        );
      })}
    </ul>
  );
}

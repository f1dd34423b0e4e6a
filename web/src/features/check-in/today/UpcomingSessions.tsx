import type { CheckInSession } from '@move/contract/check-in/check-in-records.ts';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { Link } from '../../../platform/navigation/navigation.tsx';
import { checkInMessages } from '../check-in.messages.ts';
import * as look from '../../../ui/look/look.module.css';
import * as styles from '../check-in.module.css';

/** The user's own next sessions; each opens its list of participants. */
export function UpcomingSessions({ sessions }: { sessions: readonly CheckInSession[] }) {
  const t = useMessages(checkInMessages).today;
  const formats = useFormats();
  if (sessions.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="upcoming-sessions">
      <h2 id="upcoming-sessions">{t.upcoming}</h2>
      <ul className={styles.links}>
        {sessions.map(({ id, activity, location, start_date, start_time, end_time, taken, spots }) => (
          <li key={id}>
            <Link to={`/checkin/${id}`}>
              <span className={look.grow}>
                <b className={look.semibold}>{activity.name}</b>
                <span className={`${look.soft} ${styles.capitalized}`}>
                  {formats.date(start_date)},{' '}
                  <span className={look.figures}>{formats.timeRange(start_time, end_time)}</span>
                  {location !== null && ` · ${location}`}
                </span>
              </span>
              <span className={`${look.figures} ${look.soft}`}>
                {spots === null
                  ? t.taken(formats.number(taken))
                  : t.takenOf(formats.number(taken), formats.number(spots))}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

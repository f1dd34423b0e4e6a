import type { CheckInSession } from '@move/contract/check-in/check-in-records.ts';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { Link } from '../../../platform/navigation/navigation.tsx';
import { checkInMessages } from '../check-in.messages.ts';

/** The user's own next sessions; each opens its list of participants. */
export function UpcomingSessions({ sessions }: { sessions: readonly CheckInSession[] }) {
  const t = useMessages(checkInMessages).today;
  const formats = useFormats();
  if (sessions.length === 0) return null;
  return (
    <section className="todaypart" aria-labelledby="upcoming-sessions">
      <h2 id="upcoming-sessions">{t.upcoming}</h2>
      <ul className="goodlist">
        {sessions.map(({ id, activity, location, start_date, start_time, end_time, taken, spots }) => (
          <li key={id}>
            <Link to={`/checkin/${id}`}>
              <span className="grow">
                <b className="b6">{activity.name}</b>
                <span className="soft firstupper">
                  {formats.date(start_date)}, <span className="num">{formats.timeRange(start_time, end_time)}</span>
                  {location !== null && ` · ${location}`}
                </span>
              </span>
              <span className="num soft">
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

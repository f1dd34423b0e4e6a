import type { CheckInSession } from '@move/contract/check-in/check-in-records.ts';
import { IconChecks } from '@tabler/icons-react';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { Link } from '../../../platform/navigation/navigation.tsx';
import { CapacityBar } from '../../../ui/marks/CapacityBar.tsx';
import { Status } from '../../../ui/marks/Status.tsx';
import { STATUS } from '../../../ui/marks/statuses.ts';
import { withTaps } from '../people/attendance.ts';
import { checkInMessages } from '../check-in.messages.ts';
import { serverNow } from '../offline/server-clock.ts';
import { isOnDay } from './today-now.ts';
import { useTaps } from '../people/use-check-in.ts';
import * as look from '../../../ui/look/look.module.css';
import * as styles from '../check-in.module.css';

/** A session of today: its time, its occupancy, and how many are present. The first one has the button for check-in. */
export function SessionCard({ session, isFirst }: { session: CheckInSession; isFirst: boolean }) {
  const t = useMessages(checkInMessages).today;
  const formats = useFormats();
  const { activity, location, organization, status } = session;
  return (
    <Link to={`/checkin/${session.id}`} className={styles.card} data-first={isFirst} data-past={status === 'past'}>
      <span className={`${styles.time} ${look.figures}`}>
        <b>{formats.time(session.start_time)}</b>
        {formats.time(session.end_time)}
      </span>
      <span className={styles.about}>
        <span className={styles.name}>
          <b>{activity.name}</b>
          {status === 'scheduled' || status === 'past' ? null : <Status look={STATUS.session[status]} pill />}
        </span>
        <span className={look.soft}>
          {!isOnDay(session, serverNow()) && `${formats.date(session.start_date)} · `}
          {location ?? organization.name}
        </span>
        <Figures session={session} />
      </span>
      {isFirst && (
        <span className={styles.button}>
          <IconChecks size={20} stroke={1.75} aria-hidden />
          {t.open}
        </span>
      )}
    </Link>
  );
}

function Figures({ session }: { session: CheckInSession }) {
  const t = useMessages(checkInMessages).today;
  const formats = useFormats();
  const { present } = withTaps(session.attendance, useTaps(session.id));
  const { spots, taken } = session;
  return (
    <span className={`${styles.figures} ${look.figures}`}>
      {spots !== null && <CapacityBar used={taken} total={spots} />}
      <span>
        {spots === null ? t.taken(formats.number(taken)) : t.takenOf(formats.number(taken), formats.number(spots))}
      </span>
      {present > 0 && <b className={styles.present}>{t.present(formats.number(present))}</b>}
    </span>
  );
}

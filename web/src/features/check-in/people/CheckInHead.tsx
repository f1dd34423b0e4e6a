import type { CheckInSession } from '@move/contract/check-in/check-in-records.ts';
import { IconArrowLeft, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from '../../../platform/navigation/navigation.tsx';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { CapacityBar } from '../../../ui/marks/CapacityBar.tsx';
import { Heading } from '../../../ui/page/Heading.tsx';
import { checkInMessages } from '../check-in.messages.ts';
import { RefusedCount } from '../answers/RefusedCount.tsx';
import { UnsentTaps } from '../offline/UnsentTaps.tsx';
import { serverNow } from '../offline/server-clock.ts';
import { expectedCount, withTaps } from './attendance.ts';
import { useTaps } from './use-check-in.ts';
import * as look from '../../../ui/look/look.module.css';
import * as buttonStyles from '../../../ui/page/Button.module.css';
import * as styles from './people.module.css';

type CheckInHeadProps = {
  session: CheckInSession;
  /** Whether present and absent can be noted: from 24 hours before the start. */
  isOpen: boolean;
  previousId: number | null;
  nextId: number | null;
  /** Empties the search, so that every row is visible. */
  onShowAll: () => void;
  children: ReactNode;
};

/** The session, its counts, and unsent taps; stays visible while the names scroll. */
export function CheckInHead({ session, isOpen, previousId, nextId, onShowAll, children }: CheckInHeadProps) {
  const t = useMessages(checkInMessages).list;
  const formats = useFormats();
  const { activity, location, start_date, start_time, end_time, tz } = session;
  const now = Temporal.Instant.fromEpochMilliseconds(serverNow()).toZonedDateTimeISO(tz);
  const isToday = now.toPlainDate().toString() === start_date;
  return (
    <header className={styles.head}>
      <div className={styles.title}>
        <Link to="/checkin?list=1" className={buttonStyles.iconButton} aria-label={t.back}>
          <IconArrowLeft size={22} stroke={1.75} aria-hidden />
        </Link>
        <div className={look.grow}>
          <Heading>{activity.name}</Heading>
          <p className={`${look.soft} ${look.figures}`}>
            {[isToday ? null : formats.date(start_date), formats.timeRange(start_time, end_time), location]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        <Neighbour id={previousId} label={t.previous} icon={<IconChevronLeft size={20} stroke={1.75} aria-hidden />} />
        <Neighbour id={nextId} label={t.next} icon={<IconChevronRight size={20} stroke={1.75} aria-hidden />} />
      </div>
      {isOpen ? (
        <Count session={session} onShowAll={onShowAll} />
      ) : (
        <p className={look.soft}>{t.notOpen(formats.number(session.taken))}</p>
      )}
      {children}
    </header>
  );
}

function Neighbour({ id, label, icon }: { id: number | null; label: string; icon: ReactNode }) {
  if (id === null) return null;
  return (
    <Link to={`/checkin/${id}`} replace className={buttonStyles.iconButton} aria-label={label}>
      {icon}
    </Link>
  );
}

function Count({ session, onShowAll }: Pick<CheckInHeadProps, 'session' | 'onShowAll'>) {
  const t = useMessages(checkInMessages).list;
  const formats = useFormats();
  const counts = withTaps(session.attendance, useTaps(session.id));
  const present = formats.number(counts.present);
  const words = t.present(formats.number(expectedCount(counts)));
  return (
    <>
      <div className={styles.count}>
        <p className={look.figures} data-part="present">
          <b>{present}</b> {words}
        </p>
        <RefusedCount sessionId={session.id} onShow={onShowAll} />
        <UnsentTaps />
      </div>
      <div className={styles.present}>
        <CapacityBar used={counts.present} total={expectedCount(counts)} label={`${present} ${words}`} />
      </div>
    </>
  );
}

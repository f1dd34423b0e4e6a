import type { getToday } from '@move/contract/check-in/check-in.ts';
import type { CheckInSession } from '@move/contract/check-in/check-in-records.ts';
import type { ReplyOf } from '@move/contract/kit/endpoint.ts';
import { IconCake, IconChevronRight, IconDoorExit } from '@tabler/icons-react';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { Link } from '../../../platform/navigation/navigation.tsx';
import { checkInMessages } from '../check-in.messages.ts';
import * as look from '../../../ui/look/look.module.css';
import * as styles from '../check-in.module.css';

type GoodToKnowProps = {
  sessions: readonly CheckInSession[];
  birthdays: ReplyOf<typeof getToday>['birthdays'];
};

/** Shows birthdays, and how many people signed out of sessions that aren't over. */
export function GoodToKnow({ sessions, birthdays }: GoodToKnowProps) {
  const t = useMessages(checkInMessages).today;
  const formats = useFormats();
  const left = sessions.filter(({ status, attendance }) => status !== 'past' && attendance.signed_out > 0);
  if (left.length === 0 && birthdays.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="good-to-know">
      <h2 id="good-to-know">{t.good}</h2>
      <ul className={styles.links}>
        {birthdays.map(({ session_id, first_name, last_name }) => (
          <li key={`${session_id} ${first_name} ${last_name}`}>
            <Link to={`/checkin/${session_id}`}>
              <IconCake size={20} stroke={1.75} aria-hidden />
              <span className={look.grow}>{t.birthday(`${first_name} ${last_name}`)}</span>
              <IconChevronRight size={17} stroke={1.75} aria-hidden />
            </Link>
          </li>
        ))}
        {left.map(({ id, attendance, start_time, activity }) => (
          <li key={id}>
            <Link to={`/checkin/${id}`}>
              <IconDoorExit size={20} stroke={1.75} aria-hidden />
              <span className={look.grow}>
                {t.signedOut(attendance.signed_out, formats.time(start_time), activity.name)}
              </span>
              <IconChevronRight size={17} stroke={1.75} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

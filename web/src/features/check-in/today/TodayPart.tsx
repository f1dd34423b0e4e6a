import type { getToday } from '@move/contract/check-in/check-in.ts';
import type { CheckInSession } from '@move/contract/check-in/check-in-records.ts';
import type { ReplyOf } from '@move/contract/kit/endpoint.ts';
import type { ReactNode } from 'react';
import { useCurrentUser } from '../../../platform/session/session.ts';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { platformTimeZone } from '../../../platform/texts/platform-clock.ts';
import { EmptyState } from '../../../ui/page/EmptyState.tsx';
import { ErrorPanel } from '../../../ui/page/errors/ErrorPanel.tsx';
import { Heading } from '../../../ui/page/Heading.tsx';
import { TextSkeleton } from '../../../ui/page/Skeletons.tsx';
import { checkInMessages } from '../check-in.messages.ts';
import { KeptNotice } from '../offline/KeptNotice.tsx';
import { LostRefusals } from '../answers/LostRefusals.tsx';
import { serverNow } from '../offline/server-clock.ts';
import { UnsentTaps } from '../offline/UnsentTaps.tsx';
import { GoodToKnow } from './GoodToKnow.tsx';
import { InstallOffer } from './InstallOffer.tsx';
import { SessionCard } from './SessionCard.tsx';
import { isOnDay } from './today-now.ts';
import { UpcomingSessions } from './UpcomingSessions.tsx';
import { useToday } from './use-today.ts';
import * as look from '../../../ui/look/look.module.css';
import * as styles from '../check-in.module.css';

type TodayPartProps = {
  organizationId?: number;
  /** Shows only what check-in needs: no greeting, birthdays or coming sessions, which are on the overview. */
  isDoor?: boolean;
  /** Shown on the overview, after the coming sessions. */
  children?: ReactNode;
};

/** The sessions of today. The running or next one comes first, and only that one has a button. */
export function TodayPart({ organizationId, isDoor = false, children }: TodayPartProps) {
  const t = useMessages(checkInMessages).today;
  const { data, keptAt, isFailed, refetch } = useToday(organizationId);
  if (isFailed) return <ErrorPanel title={t.failed} onRetry={refetch} />;
  return (
    <div className={styles.today} data-overview={!isDoor}>
      {isDoor ? <DoorHead /> : <Greeting sessions={data && ownSessions(data.sessions)} />}
      <KeptNotice keptAt={keptAt} />
      {data === undefined ? <TextSkeleton lines={5} /> : <Day today={data} isDoor={isDoor} aside={children} />}
    </div>
  );
}

/** The user's own sessions; for a user who trains none, those of the organisation. */
const ownSessions = (sessions: readonly CheckInSession[]) => {
  const mine = sessions.filter((session) => session.is_mine);
  return mine.length > 0 ? mine : sessions;
};

function Greeting({ sessions }: { sessions: readonly CheckInSession[] | undefined }) {
  const t = useMessages(checkInMessages);
  const formats = useFormats();
  const name = useCurrentUser()?.first_name ?? '';
  const now = serverNow();
  const count = sessions?.filter((session) => isOnDay(session, now)).length;
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(platformTimeZone()).toPlainDate();
  return (
    <header className={styles.head}>
      <p className={`${look.soft} ${styles.capitalized}`}>{formats.date(today.toString())}</p>
      <Heading screenName={t.title}>{count === undefined ? t.title : t.today.hello(name, count)}</Heading>
      <UnsentTaps />
    </header>
  );
}

function DoorHead() {
  const t = useMessages(checkInMessages);
  return (
    <header className={styles.head}>
      <Heading>{t.title}</Heading>
      <UnsentTaps />
    </header>
  );
}

type DayProps = { today: ReplyOf<typeof getToday>; isDoor: boolean; aside: ReactNode };

function Day({ today, isDoor, aside }: DayProps) {
  const t = useMessages(checkInMessages).today;
  const { sessions, upcoming, birthdays } = today;
  const own = ownSessions(sessions);
  const open = own.filter(({ status }) => status !== 'past');
  const others = sessions.filter((session) => !own.includes(session));
  return (
    <>
      <LostRefusals isLost={({ place }) => sessions.every(({ id }) => id !== place.sessionId)} />
      {sessions.length === 0 && <EmptyState title={t.empty.title} text={t.empty.text} />}
      <div className={isDoor ? styles.single : styles.columns}>
        <div>
          <Cards title={t.mine} isTitled={false} sessions={open} withButton />
          {!isDoor && <GoodToKnow sessions={own} birthdays={birthdays} />}
          <Cards title={t.past} sessions={own.filter(({ status }) => status === 'past')} />
          <Cards title={t.others} sessions={others} />
        </div>
        {!isDoor && (
          <div>
            <UpcomingSessions sessions={upcoming} />
            {aside}
          </div>
        )}
      </div>
      <InstallOffer />
    </>
  );
}

type CardsProps = { title: string; sessions: readonly CheckInSession[]; isTitled?: boolean; withButton?: boolean };

function Cards({ title, sessions, isTitled = true, withButton = false }: CardsProps) {
  if (sessions.length === 0) return null;
  return (
    <section className={styles.part} aria-label={title}>
      {isTitled && <h2>{title}</h2>}
      <ul>
        {sessions.map((session, index) => (
          <li key={session.id}>
            <SessionCard session={session} isFirst={withButton && index === 0} />
          </li>
        ))}
      </ul>
    </section>
  );
}

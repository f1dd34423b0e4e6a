import { listApplicationSessions, type SessionRow } from '@move/contract/sessions/sessions.ts';
import { useFormats } from '../../platform/texts/formats.ts';
import { Can } from '../../platform/session/gate.tsx';
import { useMessages } from '../../platform/texts/messages.ts';
import { Link } from '../../platform/navigation/navigation.tsx';
import { useRead } from '../../platform/api/reads.ts';
import { platformToday } from '../../platform/texts/platform-clock.ts';
import { CapacityBar } from '../../ui/marks/CapacityBar.tsx';
import { Status } from '../../ui/marks/Status.tsx';
import { STATUS } from '../../ui/marks/statuses.ts';
import { ErrorPanel } from '../../ui/page/errors/ErrorPanel.tsx';
import { TextSkeleton } from '../../ui/page/Skeletons.tsx';
import { homeMessages } from './home.messages.ts';
import * as look from '../../ui/look/look.module.css';
import * as pageStyles from '../../ui/page/page.module.css';
import * as styles from './home.module.css';

const SHOWN_MAX = 8;

type ComingSessionsProps = {
  /** The organisation of the sessions; absent: the whole platform. */
  organizationId?: number;
};

/** The next sessions, by day, each with a link to its own page. */
export function ComingSessions(props: ComingSessionsProps) {
  return (
    <Can endpoint={listApplicationSessions}>
      <Coming {...props} />
    </Can>
  );
}

function Coming({ organizationId }: ComingSessionsProps) {
  const t = useMessages(homeMessages).coming;
  const formats = useFormats();
  const query = {
    dateFrom: platformToday().toString(),
    // reads more than are shown, because those that ended earlier today are left out below
    itemsPerPage: 4 * SHOWN_MAX,
    ...(organizationId === undefined ? {} : { organizationId }),
  };
  const { data, error, refetch } = useRead(listApplicationSessions, { query }, { showsErrors: true });
  if (error !== null) return <ErrorPanel onRetry={() => void refetch()} />;
  const sessions = (data?.sessions ?? [])
    .filter(({ status }) => status !== 'past' && status !== 'canceled')
    .slice(0, SHOWN_MAX);
  const days = [...new Set(sessions.map((session) => session.start_date))];
  return (
    <section className={pageStyles.part} aria-labelledby="coming-sessions">
      <h2 id="coming-sessions">{t.title}</h2>
      {data === undefined && <TextSkeleton />}
      {data !== undefined && sessions.length === 0 && <p className={look.soft}>{t.none}</p>}
      {days.map((day) => (
        <div key={day} className={styles.day}>
          <h3>{formats.date(day)}</h3>
          <ul>
            {sessions
              .filter((session) => session.start_date === day)
              .map((session) => (
                <ComingSession key={session.id} session={session} withOrganization={organizationId === undefined} />
              ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function ComingSession({ session, withOrganization }: { session: SessionRow; withOrganization: boolean }) {
  const t = useMessages(homeMessages).coming;
  const formats = useFormats();
  const { organization, activity, location, spots, taken, status } = session;
  const href = `/organizations/${organization.id}/activities/${activity.id}/sessions/${session.id}`;
  const venue = [withOrganization ? organization.name : null, location?.name].filter(Boolean).join(', ');
  return (
    <li>
      <Link to={href}>
        <span className={`${look.figures} ${look.semibold}`}>
          {formats.time(session.start_time)} – {formats.time(session.end_time)}
        </span>
        <span className={`${look.grow} ${styles.dayText}`}>
          <span className={look.semibold}>{activity.name}</span>
          <span className={`${look.soft} ${look.small} ${look.ellipsis}`} title={venue}>
            {venue}
          </span>
        </span>
        {status === 'scheduled' ? null : <Status look={STATUS.session[status]} />}
        <span className={`${styles.taken} ${look.figures} ${look.small}`}>
          {spots === null ? (
            t.taken(formats.number(taken))
          ) : (
            <>
              <CapacityBar used={taken} total={spots} />
              {t.takenOf(formats.number(taken), formats.number(spots))}
            </>
          )}
        </span>
      </Link>
    </li>
  );
}

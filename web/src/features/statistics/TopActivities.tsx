import type { Statistics } from '@move/contract/statistics/statistics.ts';
import { useFormats } from '../../platform/texts/formats.ts';
import { useCan } from '../../platform/session/gate.tsx';
import { useMessages } from '../../platform/texts/messages.ts';
import { Link } from '../../platform/navigation/navigation.tsx';
import { figureGuards, figureLinks } from './figure-links.ts';
import { statisticsMessages } from './statistics.messages.ts';
import * as look from '../../ui/look/look.module.css';
import * as styles from './statistics.module.css';

type TopActivitiesProps = { statistics: Statistics; organizationId: number | undefined };

/** The activities with the most participants in the period, each with a link to its sessions of those days. */
export function TopActivities({ statistics, organizationId }: TopActivitiesProps) {
  const t = useMessages(statisticsMessages).top;
  const formats = useFormats();
  const isOpen = useCan(figureGuards(organizationId).sessions);
  const { top_activities: top, date_from: from, date_until: until } = statistics;
  if (top.length === 0) return null;
  const links = figureLinks(organizationId, { from, until });
  return (
    <section aria-labelledby="top-activities">
      <h3 id="top-activities" className={styles.now}>
        {t.title}
      </h3>
      <ol className={styles.top}>
        {top.map(({ id, name, organization, participants, occupancy_percentage: occupancy }) => {
          const content = (
            <>
              <span className={`${look.grow} ${styles.topName}`}>
                <span className={`${look.semibold} ${look.ellipsis}`}>{name}</span>
                {organizationId === undefined && (
                  <span className={`${look.soft} ${look.small} ${look.ellipsis}`}>{organization.name}</span>
                )}
              </span>
              {occupancy !== null && (
                <span className={styles.bar} aria-hidden="true">
                  <span style={{ width: `${Math.min(occupancy, 100)}%` }} />
                </span>
              )}
              <span className={`${styles.topCount} ${look.figures}`}>
                <b>{t.participants(formats.number(participants))}</b>
                {occupancy !== null && (
                  <span className={`${look.soft} ${look.small}`}>{t.full(formats.percentage(occupancy))}</span>
                )}
              </span>
            </>
          );
          return <li key={id}>{isOpen ? <Link to={links.sessionsOf(id)}>{content}</Link> : <div>{content}</div>}</li>;
        })}
      </ol>
    </section>
  );
}

import {
  getApplicationStatistics,
  getOrganizationStatistics,
  type Statistics,
} from '@move/contract/statistics/statistics.ts';
import { useTimeZone } from '../../platform/texts/formats.ts';
import { Can } from '../../platform/session/gate.tsx';
import { useMessages } from '../../platform/texts/messages.ts';
import { useSearch } from '../../platform/navigation/navigation.tsx';
import { useRead } from '../../platform/api/reads.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { ErrorPanel } from '../../ui/page/errors/ErrorPanel.tsx';
import { TextSkeleton } from '../../ui/page/Skeletons.tsx';
import { NowTiles, PeriodTiles } from './FigureTiles.tsx';
import { PeriodPicker } from './period/PeriodPicker.tsx';
import { readPeriod } from './period/period-choice.ts';
import { statisticsMessages } from './statistics.messages.ts';
import { TopActivities } from './TopActivities.tsx';
import * as look from '../../ui/look/look.module.css';
import * as pageStyles from '../../ui/page/page.module.css';
import * as styles from './statistics.module.css';

// loaded later, because the charts are larger than the rest of the page
const FigureCharts = lazyPart(
  () => import('./FigureCharts.tsx').then((module) => module.FigureCharts),
  <div className={styles.chart} aria-busy="true">
    <TextSkeleton lines={8} />
  </div>,
);

type DashboardProps = {
  /** Undefined shows the figures of the whole platform. */
  organizationId?: number;
  /** The page already shows the figures of the period in a strip (`FigureStrip`), so the dashboard leaves them out. */
  hasStrip?: boolean;
};

/** The figures of the period in the URL. Each figure links to the list that it counts. */
export function Dashboard({ organizationId, hasStrip = false }: DashboardProps) {
  const endpoint = organizationId === undefined ? getApplicationStatistics : getOrganizationStatistics;
  return (
    <Can endpoint={endpoint}>
      {organizationId === undefined ? (
        <OfPlatform hasStrip={hasStrip} />
      ) : (
        <OfOrganization organizationId={organizationId} />
      )}
    </Can>
  );
}

const READ_OPTIONS = { keepsPrevious: true, showsErrors: true } as const;

function OfPlatform({ hasStrip }: { hasStrip: boolean }) {
  const query = useAskedPeriod();
  const read = useRead(getApplicationStatistics, { query }, READ_OPTIONS);
  return <Shown read={read} hasStrip={hasStrip} />;
}

/** The choice of the period and the figures of that period, in one strip on the start page of the platform. */
export function FigureStrip() {
  return (
    <Can endpoint={getApplicationStatistics}>
      <Strip />
    </Can>
  );
}

function Strip() {
  const t = useMessages(statisticsMessages);
  const query = useAskedPeriod();
  const { data, error, isPlaceholderData, refetch } = useRead(getApplicationStatistics, { query }, READ_OPTIONS);
  return (
    <section className={styles.strip} aria-labelledby="figures" aria-busy={isPlaceholderData}>
      <h2 id="figures" className={look.visuallyHidden}>
        {t.title}
      </h2>
      {data === undefined ? (
        <PeriodPicker />
      ) : (
        <PeriodPicker statistics={data.statistics} isUpdating={isPlaceholderData} />
      )}
      {error !== null && <ErrorPanel onRetry={() => void refetch()} />}
      {error === null && data === undefined && <TextSkeleton lines={5} />}
      {error === null && data !== undefined && <PeriodTiles statistics={data.statistics} organizationId={undefined} />}
    </section>
  );
}

function OfOrganization({ organizationId }: { organizationId: number }) {
  const query = useAskedPeriod();
  const read = useRead(getOrganizationStatistics, { params: { organizationId }, query }, READ_OPTIONS);
  return <Shown read={read} organizationId={organizationId} />;
}

function useAskedPeriod() {
  const today = Temporal.Now.plainDateISO(useTimeZone()).toString();
  const { period, comparison, granularity } = readPeriod(useSearch(), today);
  const { from: dateFrom, until: dateUntil } = period;
  return { dateFrom, dateUntil, comparison, ...(granularity === undefined ? {} : { granularity }) };
}

type Read = {
  data: { statistics: Statistics } | undefined;
  error: Error | null;
  isPlaceholderData: boolean;
  refetch: () => unknown;
};

type ShownProps = { read: Read; organizationId?: number; hasStrip?: boolean };

function Shown({ read, organizationId, hasStrip = false }: ShownProps) {
  const t = useMessages(statisticsMessages);
  const { data, error, isPlaceholderData, refetch } = read;
  // the strip shows the error
  if (error !== null && hasStrip) return null;
  if (error !== null) {
    return (
      <section className={pageStyles.part} aria-label={t.title}>
        <PeriodPicker />
        <ErrorPanel onRetry={() => void refetch()} />
      </section>
    );
  }
  if (data === undefined) {
    return (
      <section className={`${pageStyles.part} ${styles.waiting}`}>
        <TextSkeleton lines={8} />
      </section>
    );
  }
  const { statistics } = data;
  return (
    <section
      className={pageStyles.part}
      aria-labelledby={hasStrip ? 'charts' : 'figures'}
      aria-busy={isPlaceholderData}
    >
      {hasStrip ? (
        <h2 id="charts" className={look.visuallyHidden}>
          {t.charts}
        </h2>
      ) : (
        <h2 id="figures">{t.title}</h2>
      )}
      {!hasStrip && (
        <>
          <PeriodPicker statistics={statistics} isUpdating={isPlaceholderData} />
          <PeriodTiles statistics={statistics} organizationId={organizationId} />
        </>
      )}
      {!hasStrip && <NowTiles statistics={statistics} organizationId={organizationId} />}
      {isQuiet(statistics) ? (
        <p className={`${look.soft} ${styles.none}`}>{t.quiet}</p>
      ) : (
        <>
          <FigureCharts statistics={statistics} />
          <TopActivities statistics={statistics} organizationId={organizationId} />
        </>
      )}
      {hasStrip && <NowTiles statistics={statistics} organizationId={organizationId} />}
    </section>
  );
}

/** Whether nothing happened in the period. */
function isQuiet({ current }: Statistics): boolean {
  const { sessions, participants, new_bookings, cancellations, purchases, money } = current;
  return sessions + participants + new_bookings + cancellations + purchases + (money?.orders ?? 0) === 0;
}

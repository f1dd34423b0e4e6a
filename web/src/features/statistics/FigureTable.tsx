import type { Statistics } from '@move/contract/statistics/statistics.ts';
import { useFormats } from '../../platform/texts/formats.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { statisticsMessages } from './statistics.messages.ts';
import { useFigureFormats } from './use-figure-formats.ts';
import * as look from '../../ui/look/look.module.css';
import * as styles from './statistics.module.css';

/** All figures of the charts by bucket. */
export function FigureTable({ statistics }: { statistics: Statistics }) {
  const t = useMessages(statisticsMessages);
  const formats = useFormats();
  const { bucketName } = useFigureFormats(statistics.granularity);
  const hasMoney = statistics.current.money !== null;
  const rate = (value: number | null) => (value === null ? '–' : formats.percentage(value));
  const names = ['participants', 'occupancy', 'presence', 'bookings', 'cancellations', 'purchases'] as const;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a table wider than its frame must scroll with the arrow keys
    <div className={styles.table} tabIndex={0} role="region" aria-label={t.chart.table}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t.chart.by[statistics.granularity]}</th>
            {[...names, ...(hasMoney ? (['revenue', 'refunded'] as const) : [])].map((name) => (
              <th key={name} scope="col" className={look.figures}>
                {t.figures[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {statistics.series.map((bucket) => (
            <tr key={bucket.date_from}>
              <th scope="row">{bucketName(bucket)}</th>
              <td className={look.figures}>{formats.number(bucket.participants)}</td>
              <td className={look.figures}>{rate(bucket.occupancy_percentage)}</td>
              <td className={look.figures}>{rate(bucket.check_in_percentage)}</td>
              <td className={look.figures}>{formats.number(bucket.new_bookings)}</td>
              <td className={look.figures}>{formats.number(bucket.cancellations)}</td>
              <td className={look.figures}>{formats.number(bucket.purchases)}</td>
              {bucket.money && <td className={look.figures}>{formats.money(bucket.money.revenue_in_cents)}</td>}
              {bucket.money && <td className={look.figures}>{formats.money(bucket.money.refunded_in_cents)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

import type { BundleRow } from '@move/contract/bundles/bundles.ts';
import { priceText } from '@move/domain/rates/price-text.ts';
import { useFormats } from '../../platform/texts/formats.ts';
import { useLocale } from '../../platform/texts/locale.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { Anchor } from '../../ui/page/Anchor.tsx';
import { Occupancy } from '../sessions/public.tsx';
import { type ActivityParams, bundlePath } from './bundle-path.ts';
import { bundleMessages } from './bundles.messages.ts';
import * as look from '../../ui/look/look.module.css';
import * as tableStyles from '../../ui/table/table.module.css';

export function useBundleColumns(params: ActivityParams) {
  const t = useMessages(bundleMessages);
  const formats = useFormats();
  const locale = useLocale();
  const freeText = ({ spots, free }: BundleRow) => {
    if (spots === 0) return t.closed;
    if (free === null) return t.unlimited;
    return free === 0 ? t.full : formats.number(free);
  };
  const nextSessionText = ({ next_session }: BundleRow) =>
    next_session === null ? '–' : `${formats.date(next_session.start_date)}, ${next_session.start_time}`;
  const price = ({ rate }: BundleRow) => priceText(rate, locale);
  return [
    {
      name: 'name',
      header: t.columns.name,
      sort: 'name' as const,
      cell: (row: BundleRow) => (
        <Anchor
          className={`${tableStyles.primary} ${look.ellipsis}`}
          href={bundlePath({ ...params, bundleId: row.id })}
        >
          {row.name}
        </Anchor>
      ),
      value: (row: BundleRow) => row.name,
    },
    {
      name: 'start_date',
      header: t.columns.start,
      sort: 'start_date' as const,
      width: 190,
      cell: (row: BundleRow) => formats.date(row.start_date),
      value: (row: BundleRow) => row.start_date,
    },
    {
      name: 'sessions_count',
      header: t.columns.sessions,
      width: 130,
      cell: (row: BundleRow) => (
        <span className={look.figures}>
          {row.sessions_count} <span className={look.muted}>({t.ahead(row.sessions_ahead)})</span>
        </span>
      ),
      value: (row: BundleRow) => row.sessions_count,
    },
    { name: 'next_session', header: t.columns.next, cell: nextSessionText, value: nextSessionText },
    {
      name: 'taken',
      header: t.columns.occupancy,
      sort: 'taken' as const,
      width: 190,
      cell: (row: BundleRow) => <Occupancy row={row} />,
      value: (row: BundleRow) => row.taken,
    },
    {
      name: 'free',
      header: t.columns.free,
      align: 'right' as const,
      width: 90,
      cell: (row: BundleRow) => <span className={look.figures}>{freeText(row)}</span>,
      value: freeText,
    },
    {
      name: 'rate',
      header: t.columns.price,
      align: 'right' as const,
      width: 100,
      cell: (row: BundleRow) => <span className={look.figures}>{price(row)}</span>,
      value: price,
    },
  ];
}

/** Whether the fullest session to come leaves fewer spots than the bundle itself has. */
export const isLimitedBySessions = ({ spots, taken, free }: Pick<BundleRow, 'spots' | 'taken' | 'free'>): boolean =>
  free !== null && (spots === null || free < Math.max(0, spots - taken));

/** The occupancy of a bundle. One that its sessions limit shows what is left instead of its own spots, of which a part can't be used. */
export function BundleOccupancy({ row }: { row: Pick<BundleRow, 'spots' | 'taken' | 'free'> }) {
  const t = useMessages(bundleMessages);
  const { taken, free } = row;
  if (free === null || !isLimitedBySessions(row)) return <Occupancy row={row} />;
  return free === 0 ? <b>{t.fullInSessions}</b> : <Occupancy row={{ spots: taken + free, taken }} />;
}

/** A bundle on the phone: name, start, number of sessions, occupancy and price. */
export function BundleCard({ row, href }: { row: BundleRow; href: string }) {
  const t = useMessages(bundleMessages);
  const formats = useFormats();
  const locale = useLocale();
  return (
    <div className={tableStyles.cardContent}>
      <Anchor className={tableStyles.primary} href={href}>
        {row.name}
      </Anchor>
      <div className={look.soft}>
        {t.startsOn(formats.date(row.start_date))} ·{' '}
        {row.sessions_count === 0 ? t.noSessions : t.sessions(row.sessions_count)}
      </div>
      <div className={`${look.row} ${look.wrap} ${tableStyles.cardLine}`}>
        <BundleOccupancy row={row} />
        <span className={look.figures}>{priceText(row.rate, locale)}</span>
      </div>
    </div>
  );
}

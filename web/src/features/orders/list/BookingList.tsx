import { type BookingRow, listApplicationBookings, listBookings } from '@move/contract/statistics/bookings.ts';
import { statisticsLabels } from '@move/contract/statistics/statistics.labels.ts';
import { paymentStateWords } from '@move/domain/orders/payment/payment-state-words.ts';
import { paymentStateText } from '@move/domain/orders/payment/payment-state-text.ts';
import { TRANSACTION_STATUSES } from '@move/domain/orders/payment/transactions.ts';
import { BOOKING_LISTS, NEVER_PAID_STATUSES } from '@move/domain/statistics/bookings.ts';
import { useSetCrumbs } from '../../../platform/menu/crumbs.ts';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useLocale } from '../../../platform/texts/locale.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { ShortMoment } from '../../../screens/list/dates.tsx';
import { ListScreen } from '../../../screens/list/ListScreen.tsx';
import { useOrganizationFilter } from '../../../screens/list/filters/use-organization-filter.ts';
import { useList } from '../../../screens/list/use-list.ts';
import { PaymentStatus } from '../../../ui/marks/PaymentStatus.tsx';
import { Anchor } from '../../../ui/page/Anchor.tsx';
import { SoldText } from '../Amounts.tsx';
import { bookingMessages } from './booking-list.messages.ts';
import { soldForPath } from '../sold-for-path.ts';
import * as look from '../../../ui/look/look.module.css';
import * as tableStyles from '../../../ui/table/table.module.css';

/** The bookings, purchases or cancellations of an organisation, or of the whole platform. */
export function BookingList({ organizationId }: { organizationId?: number }) {
  return organizationId === undefined ? <OfPlatform /> : <OfOrganization organizationId={organizationId} />;
}

function OfPlatform() {
  const list = useList(listApplicationBookings, {});
  const { filters, ...parts } = useBookingParts(list.view.query['kind'], true);
  const organization = useOrganizationFilter(statisticsLabels[useLocale()].organization);
  return <ListScreen list={list} {...parts} filters={[...organization, ...filters]} />;
}

function OfOrganization({ organizationId }: { organizationId: number }) {
  const list = useList(listBookings, { params: { organizationId } });
  return <ListScreen list={list} {...useBookingParts(list.view.query['kind'], false)} />;
}

/** Payments that failed or expired are not bookings, but a canceled booking may have such a payment. */
const BOOKED_STATUSES = TRANSACTION_STATUSES.filter((status) => !NEVER_PAID_STATUSES.some((one) => one === status));

const hrefOf = (row: BookingRow) => (row.sold_for && soldForPath(row.sold_for, row.organization.id)) ?? undefined;

/** The columns, filters and texts that both lists share. */
function useBookingParts(asked: unknown, isOfPlatform: boolean) {
  const t = useMessages(bookingMessages);
  const locale = useLocale();
  const labels = statisticsLabels[locale];
  const formats = useFormats();
  const kind = BOOKING_LISTS.find((list) => list === asked) ?? 'bookings';
  useSetCrumbs(t[kind].title);
  const nameOf = (row: BookingRow) => row.sold_for?.name ?? row.number;
  const name = (row: BookingRow) => {
    const href = hrefOf(row);
    return href === undefined ? (
      <span className={`${tableStyles.primary} ${look.ellipsis}`}>{nameOf(row)}</span>
    ) : (
      <Anchor className={`${tableStyles.primary} ${look.ellipsis}`} href={href}>
        {nameOf(row)}
      </Anchor>
    );
  };
  return {
    title: t[kind].title,
    search: t.search,
    record: (row: BookingRow) => ({ name: `${nameOf(row)} ${row.number}`, href: hrefOf(row) ?? '' }),
    columns: [
      { name: 'name', header: labels.name, cell: name, value: nameOf },
      {
        name: 'title',
        header: labels.title,
        cell: (row: BookingRow) => <SoldText title={row.title} isWide />,
        value: (row: BookingRow) => row.title,
      },
      ...(isOfPlatform
        ? [
            {
              name: 'organization',
              header: labels.organization,
              cell: (row: BookingRow) => row.organization.name,
              filterBy: { name: 'organizationId', value: (row: BookingRow) => row.organization.id },
            },
          ]
        : []),
      {
        name: 'at',
        header: t[kind].at,
        sort: 'at' as const,
        cell: (row: BookingRow) => <ShortMoment at={row.at} />,
        value: (row: BookingRow) => row.at,
      },
      {
        name: 'status',
        header: labels.status,
        width: 170,
        cell: (row: BookingRow) => <PaymentStatus row={row} />,
        value: (row: BookingRow) => paymentStateText(row, locale),
        filterBy: { name: 'status', value: (row: BookingRow) => row.status },
      },
      { name: 'number', header: labels.number, width: 120, cell: (row: BookingRow) => row.number },
    ],
    filters: [
      {
        name: 'kind' as const,
        label: labels.kind,
        options: BOOKING_LISTS.map((value) => ({ value, label: t[value].title })),
      },
      {
        name: 'status' as const,
        kind: 'several' as const,
        label: labels.status,
        options: BOOKED_STATUSES.map((value) => ({ value, label: paymentStateWords[locale][value] })),
      },
      { name: 'dateFrom' as const, until: 'dateUntil' as const, label: t[kind].at, kind: 'period' as const },
    ],
    card: (row: BookingRow) => (
      <div className={tableStyles.cardContent}>
        {name(row)}
        <div className={look.soft}>{row.title}</div>
        <div className={`${look.row} ${look.spread} ${tableStyles.cardLine}`}>
          <PaymentStatus row={row} />
          <span className={`${look.small} ${look.muted} ${look.figures}`}>
            {row.number} · {formats.shortMoment(row.at)}
          </span>
        </div>
      </div>
    ),
    empty: t[kind].empty,
  };
}

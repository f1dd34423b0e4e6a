import type { PayoutItem } from '@move/contract/payouts/payouts.ts';
import { PAYOUT_ITEM_KINDS, payoutItemWords } from '@move/domain/payouts/payout.ts';
import { useFormats } from '../../platform/texts/formats.ts';
import { useLocale } from '../../platform/texts/locale.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import type { ListColumn } from '../../screens/list/columns.tsx';
import { ShortMoment } from '../../screens/list/dates.tsx';
import { Anchor } from '../../ui/page/Anchor.tsx';
import { orderPath } from '../orders/public.tsx';
import { invoicePath } from './payout-paths.ts';
import { payoutMessages } from './payouts.messages.ts';
import * as look from '../../ui/look/look.module.css';
import * as tableStyles from '../../ui/table/table.module.css';

/** The list of the orders, refunds and invoices of a payout; `organizationId` is null on the screens of all organisations. */
export function usePayoutItems(organizationId: number | null) {
  const t = useMessages(payoutMessages);
  const formats = useFormats();
  const words = payoutItemWords[useLocale()];
  const fee = ({ fee_in_cents: cents }: PayoutItem) => (cents === 0 ? '–' : formats.money(cents));
  const linkOf = (row: PayoutItem) => ({ name: row.number, href: itemPath(row, organizationId) });
  return {
    title: t.items,
    record: linkOf,
    columns: [
      {
        name: 'number',
        header: t.columns.number,
        cell: (row: PayoutItem) => <Number {...linkOf(row)} />,
        value: (row: PayoutItem) => row.number,
      },
      {
        name: 'kind',
        header: t.columns.kind,
        cell: (row: PayoutItem) => t.kinds[row.kind],
        value: (row: PayoutItem) => t.kinds[row.kind],
      },
      {
        name: 'at',
        header: t.columns.at,
        sort: 'at',
        cell: (row: PayoutItem) => <ShortMoment at={row.at} />,
        value: (row: PayoutItem) => row.at,
      },
      { name: 'name', header: t.columns.name },
      { name: 'platform', header: t.columns.platform },
      {
        name: 'fee_in_cents',
        header: t.columns.fee,
        align: 'right',
        cell: fee,
        value: (row: PayoutItem) => ({ cents: row.fee_in_cents }),
      },
      {
        name: 'amount_in_cents',
        header: t.columns.amount,
        sort: 'amount_in_cents',
        align: 'right',
        cell: (row: PayoutItem) => formats.money(row.amount_in_cents),
        value: (row: PayoutItem) => ({ cents: row.amount_in_cents }),
      },
    ] satisfies ListColumn<PayoutItem, 'at' | 'amount_in_cents'>[],
    filters: [
      {
        name: 'kind' as const,
        label: t.columns.kind,
        options: PAYOUT_ITEM_KINDS.map((value) => ({ value, label: words[value] })),
      },
    ],
    segments: 'kind' as const,
    card: (row: PayoutItem) => (
      <span className={look.grow} style={{ minWidth: 0, display: 'block' }}>
        <span className={`${look.row} ${look.spread}`} style={{ gap: 12 }}>
          <Number {...linkOf(row)} />
          <span className={`${look.figures} ${look.semibold}`}>{formats.money(row.amount_in_cents)}</span>
        </span>
        <span className={`${look.small} ${look.soft}`} style={{ display: 'block', marginTop: 4 }}>
          {[t.kinds[row.kind], row.name, formats.moment(row.at)].filter(Boolean).join(' · ')}
        </span>
      </span>
    ),
    empty: t.emptyItems,
  };
}

function itemPath({ kind, id, order_id }: PayoutItem, organizationId: number | null): string {
  if (order_id === null || kind === 'invoice') return invoicePath(organizationId, id);
  const place = organizationId === null ? 'all' : 'organization';
  return orderPath(place, { id: order_id, organizationId: organizationId ?? 0 });
}

function Number({ name, href }: { name: string; href: string }) {
  return (
    <Anchor className={`${tableStyles.primary} ${look.figures}`} href={href}>
      {name}
    </Anchor>
  );
}

import {
  exportAnyPayoutStatement,
  exportPayoutStatement,
  getAnyPayout,
  getPayout,
  listAnyPayoutItems,
  listPayoutItems,
} from '@move/contract/payouts/payouts.ts';
import { useDownload } from '../../platform/api/downloads.ts';
import { useRead } from '../../platform/api/reads.ts';
import { ListPart } from '../../screens/list/ListPart.tsx';
import { useList } from '../../screens/list/use-list.ts';
import { useTotalsRow } from '../../screens/list/use-totals-row.tsx';
import { PayoutDetail } from './PayoutDetail.tsx';
import { usePayoutItems } from './use-payout-items.tsx';

/** A payout in the finances of its organisation. */
export function OrganizationPayout(params: { organizationId: number; payoutId: number }) {
  const read = useRead(getPayout, { params }, { showsErrors: true });
  const { isPending, download } = useDownload(exportPayoutStatement);
  const list = useList(listPayoutItems, { params });
  const items = usePayoutItems(params.organizationId);
  const totals = useTotalsRow(list.reply?.totals, { label: 'number' });
  return (
    <PayoutDetail
      read={read}
      statement={{ isPending, onDownload: (format, name) => void download({ params, query: { format } }, name) }}
    >
      <ListPart list={list} {...items} totals={totals} />
    </PayoutDetail>
  );
}

/** Any payout, for a superadmin, including those of removed organisations. */
export function AnyPayout(params: { payoutId: number }) {
  const read = useRead(getAnyPayout, { params }, { showsErrors: true });
  const { isPending, download } = useDownload(exportAnyPayoutStatement);
  const list = useList(listAnyPayoutItems, { params });
  const items = usePayoutItems(null);
  const totals = useTotalsRow(list.reply?.totals, { label: 'number' });
  return (
    <PayoutDetail
      isOfAll
      read={read}
      statement={{ isPending, onDownload: (format, name) => void download({ params, query: { format } }, name) }}
    >
      <ListPart list={list} {...items} totals={totals} />
    </PayoutDetail>
  );
}

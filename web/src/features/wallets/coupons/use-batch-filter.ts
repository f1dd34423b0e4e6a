import { listCouponBatches } from '@move/contract/wallets/coupons.ts';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { readQueryOptions } from '../../../platform/api/reads.ts';
import type { ListFilter } from '../../../screens/list/filters/filters.tsx';
import { couponMessages } from './coupons.messages.ts';

/** The filter by batch. Its options are the newest hundred batches. */
export function useBatchFilter(walletId: number): ListFilter<'batchId'> {
  const t = useMessages(couponMessages);
  const formats = useFormats();
  return {
    name: 'batchId',
    label: t.filters.batch,
    options: readQueryOptions(
      listCouponBatches,
      { params: { walletId }, query: { itemsPerPage: 100 } },
      ({ batches }) =>
        batches.map(({ id, prefix, count, value }) => ({
          value: String(id),
          label: t.batchOption(id, prefix, formats.number(count), formats.number(value)),
        })),
    ),
  };
}

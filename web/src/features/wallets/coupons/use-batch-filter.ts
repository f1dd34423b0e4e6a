import { listCouponBatches } from '@move/contract/wallets/coupons.ts';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { readQueryOptions } from '../../../platform/api/reads.ts';
import type { ListFilter } from '../../../screens/list/filters/filters.tsx';
import { couponMessages } from './coupons.messages.ts';

const FOUND = 25;

/** The filter by batch: the newest ones, or those that the server finds by number, prefix or suffix. */
export function useBatchFilter(walletId: number): ListFilter<'batchId'> {
  const t = useMessages(couponMessages);
  const formats = useFormats();
  const search = (text: string) =>
    readQueryOptions(
      listCouponBatches,
      { params: { walletId }, query: { search: text, itemsPerPage: FOUND } },
      ({ batches }) =>
        batches.map(({ id, prefix, count, value }) => ({
          value: String(id),
          label: t.batchOption(id, prefix, formats.number(count), formats.number(value)),
        })),
    );
  return { name: 'batchId', label: t.filters.batch, kind: 'record', search, known: (id) => search(`#${id}`) };
}

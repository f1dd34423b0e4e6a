import type { SalesTotals } from '@move/contract/orders/order.ts';
import type { PaymentState } from '@move/domain/orders/payment/payment-state.ts';
import type { RawBuilder } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { isOnPlatformDays } from '../sales/platform-days.ts';
import {
  addUpFound,
  addUpKept,
  isWithin,
  type KeptList,
  keptSales,
  keptTotal,
  type Period,
} from '../sales/sales-totals.ts';
import { correctKeptSums, openRefundRows, filterStates, findOpenRefunds } from './state-filter.ts';

/** The filters of a list of orders or transactions as SQL. */
export type SalesFilter = {
  where: RawBuilder<unknown>[];
  /** The kept sums of the list; absent where a search or an activity selects rows. */
  kept: RawBuilder<unknown> | undefined;
  /** Rows that subtract failed refunds when the listed rows themselves are added up. Empty with `kept`, which contains these rows. */
  corrections: RawBuilder<unknown>[];
};

type Filters = {
  /** The requested organisation, if the list has one. */
  organizationId: number | undefined;
  states: readonly PaymentState[] | undefined;
  /** Conditions that rows and their kept sums have in common, except the state. */
  shared: readonly RawBuilder<unknown>[];
  /** Conditions that only rows have, such as a search. */
  search: readonly RawBuilder<unknown>[];
  /** Reads the sums of whole platforms (`keptSales`). */
  isOfPlatform: boolean;
  period: Period;
};

export async function filterSales(db: Database, list: KeptList, filters: Filters): Promise<SalesFilter> {
  const { organizationId, shared, search, isOfPlatform, period } = filters;
  const open = await findOpenRefunds(db, list, organizationId);
  const states = filterStates(filters.states, open);
  const within =
    'platformDays' in period
      ? await isOnPlatformDays(db, list.at, period.platformDays)
      : isWithin(list.at, period.span);
  const others = [...shared, ...search, ...within];
  const where = [...states.where, ...others];
  if (search.length > 0) return { where, kept: undefined, corrections: openRefundRows(list, open, where) };
  const sums = keptSales(list, { where: [...states.kept, ...shared], isOfPlatform, period });
  return { where, kept: correctKeptSums(sums, list, { ...states, open, others, where }), corrections: [] };
}

/** SQL: the number of rows of a list, where its sums are kept. */
export const countOf = ({ kept }: SalesFilter) => kept && keptTotal(kept);

/** Adds up a list; null when a search finds too many rows. */
export const addUpSales = (
  db: Database,
  list: KeptList,
  { where, kept, corrections }: SalesFilter,
): Promise<SalesTotals> => (kept === undefined ? addUpFound(db, list, { where, corrections }) : addUpKept(db, kept));

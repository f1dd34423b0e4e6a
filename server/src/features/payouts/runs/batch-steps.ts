import type { Database } from '../../../platform/database/database.ts';
import type { Plan } from '../../jobs/public.ts';

export type StepLimits = {
  orders: number;
  /** Organisations, when they have few orders. */
  lines: number;
};

/**
 * Limits of a step, which holds the locks of its orders while refunds wait: 1,000 take about 0.2 s, a second on a very busy machine, where
 * a call gives up after 5 s. All orders of an organisation are in one step, since they make up its payment.
 */
const STEP: StepLimits = { orders: 1_000, lines: 100 };

type Sized = { id: number; orders_count: number };
type Steps = {
  /** Organisations, or lines, still to be done. */
  left: readonly Sized[];
  /** How many are done. */
  done: number;
  take: (db: Database, ids: readonly number[]) => Promise<void>;
};

/** Divides what is left into short steps. */
export function planSteps({ left, done, take }: Steps, limits = STEP): Plan {
  const chunks: number[][] = [];
  let orders = limits.orders;
  for (const { id, orders_count } of left) {
    const last = chunks.at(-1);
    if (last === undefined || last.length === limits.lines || orders + orders_count > limits.orders) {
      chunks.push([id]);
      orders = orders_count;
    } else {
      last.push(id);
      orders += orders_count;
    }
  }
  return { done, steps: chunks.map((ids) => ({ size: ids.length, take: (db) => take(db, ids) })) };
}

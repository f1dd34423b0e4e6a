import type { Database } from '../../../platform/database/database.ts';
import type { Plan } from '../../jobs/public.ts';

export type StepLimits = {
  orders: number;
  /** The most organisations in a step, when they have few orders. */
  lines: number;
};

/**
 * Limits of a step, which holds the locks of its orders while refunds wait. A step of 1,000 orders takes about 0.2 s, or 1 s on a very busy
 * machine; a waiting call fails after 5 s. All orders of an organisation are in one step, since they make up its payment.
 */
const STEP: StepLimits = { orders: 1_000, lines: 100 };

type Sized = { id: number; orders_count: number };
type Steps = {
  /** The organisations or lines that are still to be processed. */
  left: readonly Sized[];
  /** The number of organisations or lines that are done. */
  done: number;
  take: (db: Database, ids: readonly number[]) => Promise<void>;
};

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

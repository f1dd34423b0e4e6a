import type { Database } from '../../../platform/database/database.ts';
import { refusedByState } from '../../../platform/http/problem.ts';
import { isSecondPairOfEyes } from '../../access/public.ts';
import { hasDayCome } from './assert-payable.ts';

type Sent = { status: string; execution_date: string; exported_by_id: number | null };
type Input = { db: Database; caller: { user: { id: number } }; now: Date };

/**
 * Returns whether the caller may cancel a batch. From its execution day on the bank may have paid it, so then only a second pair of eyes
 * may, never the superadmin who exported it. See docs/rules/payouts.md#batches.
 */
export async function isCancelableBy(
  { status, execution_date, exported_by_id }: Sent,
  { db, caller, now }: Input,
): Promise<boolean> {
  const isSent = status === 'exported' || status === 'executed';
  if (!isSent || !hasDayCome(execution_date, now)) return true;
  return exported_by_id !== caller.user.id && isSecondPairOfEyes(db, caller.user.id, now.toISOString());
}

/** Throws 409 unless the caller may cancel the batch. */
export async function assertCancelable(batch: Sent, input: Input): Promise<void> {
  if (!(await isCancelableBy(batch, input))) throw refusedByState('state', 'payout.cancel_late');
}

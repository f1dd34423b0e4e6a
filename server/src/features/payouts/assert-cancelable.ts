import { refusedByState } from '../../platform/http/problem.ts';
import { hasDayCome } from './assert-payable.ts';

type Sent = { status: string; execution_date: string; exported_by_id: number | null };
type Asking = { caller: { user: { id: number } }; now: Date };

/**
 * Whether the caller may release what a batch pays. From its day on the bank may have paid it: then not who exported it, however many
 * superadmins there are. See docs/rules/payouts.md#batches.
 */
export const isCancelableBy = ({ status, execution_date, exported_by_id }: Sent, { caller, now }: Asking): boolean =>
  status !== 'exported' || exported_by_id !== caller.user.id || !hasDayCome(execution_date, now);

/** Throws 409 when only another superadmin, or the bank's answer, can end the batch. */
export function assertCancelable(batch: Sent, asking: Asking): void {
  if (!isCancelableBy(batch, asking)) throw refusedByState('state', 'payout.cancel_late');
}

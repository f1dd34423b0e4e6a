import type * as api from '@move/contract/finances/finance-info.ts';
import type { Database } from '../../platform/database/database.ts';
import { refusedByState, stale } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed } from '../../platform/http/written.ts';
import { hadOtherSuperadmin, isSecondPairOfEyes } from '../access/public.ts';
import { findFinanceInfo, subjectOf } from './finance-info.queries.ts';

/**
 * Releases the payouts to the account that was shown to the superadmin, who must have been appointed at least a week ago. A superadmin who
 * entered the account, or added the login that did, may only release it if there was no other superadmin since
 * (docs/rules/access.md#superadmins).
 */
export async function releasePayouts({ db, body, params, caller, now }: Call<typeof api.releasePayouts>) {
  const { organizationId } = params;
  const held = await lockHeld(db, organizationId);
  if (!held) throw refusedByState('state', 'payouts.not_held');
  const before = await findFinanceInfo(db, { organizationId, caller });
  if (before.iban_changed_at !== body.iban_changed_at) throw stale();
  const { id } = caller.user;
  const isOwn = held.iban_changed_by === id;
  if (isOwn || held.iban_changed_through.includes(id)) {
    if (await hadOtherSuperadmin(db, id, held.iban_changed_at))
      throw refusedByState('state', isOwn ? 'payouts.own_change' : 'payouts.let_in');
  } else if (!(await isSecondPairOfEyes(db, id, now.toISOString()))) {
    throw refusedByState('state', 'payouts.recent_superadmin');
  }
  await clearPayoutHold(db, organizationId);
  const finance_info = await findFinanceInfo(db, { organizationId, caller });
  return changed(
    { finance_info },
    {
      subject: subjectOf(organizationId),
      before: { payouts_held_since: before.payouts_held_since, iban_masked: before.iban_masked },
      after: { payouts_held_since: null, iban_masked: before.iban_masked },
    },
  );
}

/** Locks and returns the account of an organisation whose payouts are held; with a token hash, only if its link confirms this account. */
export function lockHeld(db: Database, organizationId: number, tokenHash?: Buffer) {
  const held = db
    .selectFrom('finance_infos')
    .select(['iban_changed_by', 'iban_changed_at', 'iban_changed_through'])
    .where('organization_id', '=', organizationId)
    .where('payouts_held_since', 'is not', null);
  const ofLink = tokenHash === undefined ? held : held.where('confirm_token_hash', '=', tokenHash);
  return ofLink.forUpdate().executeTakeFirst();
}

export async function clearPayoutHold(db: Database, organizationId: number): Promise<void> {
  await db
    .updateTable('finance_infos')
    .set({ payouts_held_since: null, stopped_at: null })
    .where('organization_id', '=', organizationId)
    .execute();
}

import type * as api from '@move/contract/finances/bank-account-changes.ts';
import { sql } from 'kysely';
import { gone } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed } from '../../platform/http/written.ts';
import { enterChange, findChange, BANK_CHANGE_LINK_LIMITS } from './bank-account-changes.queries.ts';
import { mailStopped } from './bank-account-mails.ts';
import { subjectOf } from './finance-info.queries.ts';

/**
 * Stops the change for the holder of a mailed link, who has no login. Holds the payouts, even if they were released, and mails the
 * superadmins: only they release what was stopped.
 */
export async function stopBankAccountChange(call: Call<typeof api.stopBankAccountChange>) {
  const { db, params, now, throttle, request, config } = call;
  await throttle(
    `bank-account-answer:${request.network}`,
    BANK_CHANGE_LINK_LIMITS.answers,
    BANK_CHANGE_LINK_LIMITS.seconds,
  );
  const organizationId = await enterChange(db, params.changeToken);
  await sql`select from finance_infos where organization_id = ${organizationId} for update`.execute(db);
  const sought = { organizationId, token: params.changeToken, now };
  const before = await findChange(db, sought);
  if (!before.may.stop) throw gone('state', 'bank_account.gone');
  await sql`
    update finance_infos set stopped_at = ${now.toISOString()}, payouts_held_since = coalesce(payouts_held_since, ${now.toISOString()})
    where organization_id = ${organizationId}`.execute(db);
  await mailStopped(db, { change: before, organizationId, appUrl: config.appUrl });
  const facts = { organization_id: organizationId, iban_masked: before.iban_masked };
  return changed(
    { bank_account_change: { ...before, status: 'stopped' as const, may: { confirm: false, stop: false } } },
    {
      subject: subjectOf(organizationId),
      before: { ...facts, stopped_at: null },
      after: { ...facts, stopped_at: now.toISOString() },
    },
  );
}

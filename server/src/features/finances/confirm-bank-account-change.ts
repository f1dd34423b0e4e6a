import type * as api from '@move/contract/finances/bank-account-changes.ts';
import { hashToken } from '../../platform/auth/token.ts';
import { gone } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed } from '../../platform/http/written.ts';
import { removeLink } from '../../platform/mail/remove-links.ts';
import { enterChange, findChange, BANK_CHANGE_LINK_LIMITS } from './bank-account-changes.queries.ts';
import { subjectOf } from './finance-info.queries.ts';
import { lockHeld, clearPayoutHold } from './release-payouts.ts';

/** Confirms a new bank account for the holder of the mailed link, who has no login. */
export async function confirmBankAccountChange(call: Call<typeof api.confirmBankAccountChange>) {
  const { db, params, now, throttle, request } = call;
  await throttle(
    `bank-account-answer:${request.network}`,
    BANK_CHANGE_LINK_LIMITS.answers,
    BANK_CHANGE_LINK_LIMITS.seconds,
  );
  const organizationId = await enterChange(db, params.changeToken);
  const held = await lockHeld(db, organizationId, hashToken(params.changeToken));
  const sought = { organizationId, token: params.changeToken, now };
  const before = await findChange(db, sought);
  if (!held || !before.may.confirm) throw gone('state', 'bank_account.gone');
  await clearPayoutHold(db, organizationId);
  await removeLink(db, params.changeToken);
  const facts = { organization_id: organizationId, iban_masked: before.iban_masked };
  return changed(
    { bank_account_change: await findChange(db, sought) },
    {
      subject: subjectOf(organizationId),
      before: { ...facts, payouts_held_since: before.changed_at },
      after: { ...facts, payouts_held_since: null },
    },
  );
}

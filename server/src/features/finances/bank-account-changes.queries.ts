import type * as api from '@move/contract/finances/bank-account-changes.ts';
import type { BankAccountChange } from '@move/contract/finances/bank-account-changes.ts';
import { maskIban } from '@move/domain/finances/iban.ts';
import { sql } from 'kysely';
import { hashToken } from '../../platform/auth/token.ts';
import type { Database } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';

/** Calls of one network. Guessing 256 bits is hopeless; the limits stop scripts that try. */
export const BANK_CHANGE_LINK_LIMITS = { reads: 240, answers: 60, seconds: 3_600 };

/**
 * Enters the scope of the organisation of a link for the rest of the call and returns its id. Throws 404 for a link that never existed or
 * was replaced, and for a removed organisation.
 */
export async function enterChange(db: Database, token: string): Promise<number> {
  // alone in its statement, because the function enters the scope of the organisation
  const { rows } = await sql<{
    id: number | null;
  }>`select enter_bank_account_change(${hashToken(token)}) as id`.execute(db);
  const id = rows[0]?.id;
  if (!id) throw notFound();
  return id;
}

type Stored = Omit<BankAccountChange, 'iban_masked' | 'may'> & {
  iban_country: string;
  iban_last4: string;
  is_confirming: boolean;
  is_stopping: boolean;
};
type Sought = { organizationId: number; token: string; now: Date };

/** The change as the holder of this link sees it. */
export async function findChange(db: Database, { organizationId, token, now }: Sought): Promise<BankAccountChange> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const isConfirming = sql`info.confirm_token_hash is not distinct from ${hashToken(token)}`;
  const { rows } = await sql<Stored>`
    select organizations.name as organization, info.previous_iban, info.account_name, info.iban_country, info.iban_last4,
      info.iban_changed_at as changed_at,
      case when info.stopped_at is not null then 'stopped' when info.payouts_held_since is null then 'confirmed'
        when ${isConfirming} and info.confirm_expires_at <= ${at} then 'expired' else 'open' end as status,
      ${isConfirming} as is_confirming, coalesce(info.stop_expires_at > ${at}, false) as is_stopping,
      case when ${isConfirming} then info.confirm_expires_at else info.stop_expires_at end as expires_at,
      organizations.home_application_id as brand_application_id
    from finance_infos info join organizations on organizations.id = info.organization_id
    where info.organization_id = ${organizationId}`.execute(db);
  const [stored] = rows;
  if (!stored) throw notFound();
  const { iban_country, iban_last4, is_confirming, is_stopping, ...change } = stored;
  const may = { confirm: is_confirming && change.status === 'open', stop: is_stopping && change.status !== 'stopped' };
  return { ...change, may, iban_masked: maskIban(iban_country, iban_last4) };
}

export async function getBankAccountChange(call: Call<typeof api.getBankAccountChange>) {
  const { db, params, now, throttle, request } = call;
  await throttle(`bank-account:${request.network}`, BANK_CHANGE_LINK_LIMITS.reads, BANK_CHANGE_LINK_LIMITS.seconds);
  const organizationId = await enterChange(db, params.changeToken);
  return { bank_account_change: await findChange(db, { organizationId, token: params.changeToken, now }) };
}

import type * as api from '@move/contract/finances/finance-info.ts';
import type { FinanceInfo } from '@move/contract/finances/finance-info.ts';
import { gate } from '@move/domain/access/gate.ts';
import { maskIban } from '@move/domain/finances/iban.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/problem.ts';
import type { Call, Caller } from '../../platform/http/route.ts';
import type { Subject } from '../../platform/http/written.ts';

type Stored = Omit<FinanceInfo, 'iban_masked' | 'may'> & {
  iban_country: string | null;
  iban_last4: string | null;
  organization: string;
};

type Input = { organizationId: number; caller: Caller };

/**
 * The finance info of an organisation in scope, with defaults before it was ever saved. Throws 404 when the organisation is out of scope.
 */
export async function findFinanceInfo(db: Database, { organizationId, caller }: Input): Promise<FinanceInfo> {
  const { rows } = await sql<Stored>`
    select info.attn, info.street, info.house_number, info.postal_code, info.city, coalesce(info.country, 'NL') as country,
      info.account_name, info.bic, info.iban_country, info.iban_last4, info.iban_changed_at, info.payouts_held_since,
      case when info.payouts_held_since is not null and info.stopped_at is null and info.confirm_expires_at > now()
        then info.confirm_expires_at end as link_until,
      info.stopped_at,
      coalesce(info.updated_at, date_trunc('milliseconds', organizations.created_at)) as updated_at
    from organizations left join finance_infos info on info.organization_id = organizations.id
    where organizations.id = ${organizationId} and organizations.deleted_at is null`.execute(db);
  const [stored] = rows;
  if (!stored) throw notFound();
  const { iban_country, iban_last4, ...info } = stored;
  const { role, can } = gate(caller);
  return {
    ...info,
    iban_masked: iban_country === null || iban_last4 === null ? null : maskIban(iban_country, iban_last4),
    may: { update: can(['manage-finances', 'edit-organization'], 'all'), release: role('superadmin') },
  };
}

export async function getFinanceInfo({ db, params, caller }: Call<typeof api.getFinanceInfo>) {
  return { finance_info: await findFinanceInfo(db, { ...params, caller }) };
}

export const subjectOf = (organizationId: number): Subject => ({ type: 'finance_infos', id: organizationId });

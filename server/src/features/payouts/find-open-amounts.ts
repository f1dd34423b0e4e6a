import { maskIban } from '@move/domain/finances/iban.ts';
import { type AccountState, skipReason, type SkipReason } from '@move/domain/payouts/skip-reason.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { decrypt } from '../../platform/encryption.ts';

/** The open amount of an organisation, and the reason why it isn't paid out; null when it is paid out. */
export type OpenAmount = {
  organization: { id: number; name: string };
  amount_in_cents: number;
  orders_count: number;
  account_name: string;
  iban_masked: string;
  reason: SkipReason | null;
};

type Row = Pick<OpenAmount, 'amount_in_cents' | 'orders_count'> & {
  organization_id: number;
  name: string;
  account_name: string | null;
  iban_country: string | null;
  iban_last4: string | null;
  iban_encrypted: Buffer | null;
  payouts_held_since: string | null;
  has_live_line: boolean;
  is_accepted: boolean;
};

type Input = { month: string; appKey: string };

/** All organisations with an open amount in the payout of a month, largest first. */
export const findOpenAmounts = (db: Database, asked: Input): Promise<OpenAmount[]> => readOpenAmounts(db, asked, sql``);

type AskedOne = Input & { organizationId: number };

/** The open amount of an organisation in the payout of a month. */
export async function findOpenAmount(
  db: Database,
  { organizationId, ...asked }: AskedOne,
): Promise<Pick<OpenAmount, 'amount_in_cents' | 'reason'>> {
  const [standing] = await readOpenAmounts(db, asked, sql`where organization_id = ${organizationId}`);
  return standing ?? { amount_in_cents: 0, reason: null };
}

async function readOpenAmounts(
  db: Database,
  { month, appKey }: Input,
  which: RawBuilder<unknown>,
): Promise<OpenAmount[]> {
  const { rows } = await sql<Row>`
    with open as (
      select organization_id, sum(amount_in_cents)::bigint as amount_in_cents, count(*) filter (where kind = 'order') as orders_count
      from open_payout_items(${month}) ${which} group by organization_id)
    select open.*, organizations.name, organizations.status = 'accepted' as is_accepted, info.account_name, info.iban_country, info.iban_last4, info.iban_encrypted,
      info.payouts_held_since,
      exists (select from sepa_lines line where line.organization_id = open.organization_id and line.payout_month = ${month}
        and line.status in ('draft', 'exported', 'executed')) as has_live_line
    from open join organizations on organizations.id = open.organization_id
      left join finance_infos info on info.organization_id = open.organization_id
    order by open.amount_in_cents desc, open.organization_id`.execute(db);
  return rows.map((row) => ({
    organization: { id: row.organization_id, name: row.name },
    amount_in_cents: row.amount_in_cents,
    orders_count: row.orders_count,
    account_name: row.account_name ?? '',
    iban_masked: row.iban_country === null || row.iban_last4 === null ? '' : maskIban(row.iban_country, row.iban_last4),
    reason: skipReason({
      amountInCents: row.amount_in_cents,
      account: accountState(row, appKey),
      hasPayoutThisMonth: row.has_live_line,
      isAccepted: row.is_accepted,
    }),
  }));
}

function accountState({ iban_encrypted, payouts_held_since }: Row, appKey: string): AccountState {
  if (iban_encrypted === null) return 'none';
  if (payouts_held_since !== null) return 'held';
  return readIban(iban_encrypted, appKey) === null ? 'unreadable' : 'confirmed';
}

/** Decrypts an IBAN; null when it was encrypted with another APP_KEY. */
export function readIban(encrypted: Uint8Array, appKey: string): string | null {
  try {
    return decrypt(encrypted, { appKey, use: 'iban' });
  } catch {
    return null;
  }
}

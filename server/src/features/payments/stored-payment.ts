import type { OnlinePaymentType } from '@move/domain/orders/payment-types.ts';
import type { OrderStatus } from '@move/domain/orders/order-status.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { decrypt } from '../../platform/encryption.ts';
import type { DriverName } from '../../platform/payments/open-driver.ts';

export type PaymentStatus = 'new' | 'open' | 'paid' | 'failed' | 'canceled' | 'expired';

export type StoredPayment = {
  id: number;
  organization_id: number;
  application_id: number;
  order_id: number;
  order_line_ids: number[];
  driver: DriverName;
  method: OnlinePaymentType;
  amount_in_cents: number;
  fee_in_cents: number;
  status: PaymentStatus;
  provider_reference: string | null;
  checkout_url: string | null;
  return_token: Buffer | null;
};

const columns = sql`payments.id, payments.organization_id, payments.application_id, payments.order_id, order_line_ids, driver, method,
  amount_in_cents, fee_in_cents, payments.status, provider_reference, checkout_url, return_token`;

export async function findPayment(db: Database, id: number, { isLocked = false } = {}): Promise<StoredPayment | null> {
  const { rows } = await sql<StoredPayment>`
    select ${columns} from payments where id = ${id} ${isLocked ? sql`for update` : sql``}`.execute(db);
  return rows[0] ?? null;
}

/**
 * The key of a platform at its provider, null when the installation's own is used, and those it had before, newest first: what was
 * paid to another account is asked for and given back there.
 */
export async function findOwnKeys(
  db: Database,
  { applicationId, appKey }: { applicationId: number; appKey: string },
): Promise<{ key: string | null; former: string[] }> {
  const { rows } = await sql<{ key_encrypted: Buffer; is_former: boolean }>`
    select key_encrypted, false as is_former, null as ended_at from payment_keys where application_id = ${applicationId}
    union all
    (select key_encrypted, true, ended_at from former_payment_keys where application_id = ${applicationId}
     order by ended_at desc limit 10)
    order by is_former, ended_at desc`.execute(db);
  const clear = rows.map((row) => ({ ...row, key: decrypt(row.key_encrypted, { appKey, use: 'payment-key' }) }));
  return {
    key: clear.find(({ is_former }) => !is_former)?.key ?? null,
    former: clear.filter(({ is_former }) => is_former).map(({ key }) => key),
  };
}

export type LockedOrder = {
  id: number;
  status: OrderStatus;
  payment_type: string | null;
  application_id: number;
  organization_id: number;
  reserved_until: string | null;
  paid_at: string | null;
};

export async function lockOrder(db: Database, orderId: number): Promise<LockedOrder | null> {
  const { rows } = await sql<LockedOrder>`
    select id, status, payment_type, application_id, organization_id, reserved_until, paid_at
    from orders where id = ${orderId} for update`.execute(db);
  return rows[0] ?? null;
}

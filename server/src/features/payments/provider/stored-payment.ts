import type { Locale } from '@move/domain/kit/messages/locale.ts';
import type { OnlinePaymentType, PaymentType } from '@move/domain/orders/payment/payment-types.ts';
import type { OrderStatus } from '@move/domain/orders/order-status.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { decrypt } from '../../../platform/encryption.ts';
import type { Log } from '../../../platform/log/create-log.ts';
import type { DriverName } from '../../../platform/payments/open-driver.ts';

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
  /** The name of the platform that sold the order. */
  platform: string;
  /** The language of the buyer. */
  locale: Locale;
};

const columns = sql`payments.id, payments.organization_id, payments.application_id, payments.order_id, order_line_ids, driver, method,
  amount_in_cents, fee_in_cents, payments.status, provider_reference, checkout_url, return_token,
  (select name from platforms_of_orders(array[payments.order_id])) as platform,
  (select locale from orders where orders.id = payments.order_id) as locale`;

export async function findPayment(db: Database, id: number, { isLocked = false } = {}): Promise<StoredPayment | null> {
  const { rows } = await sql<StoredPayment>`
    select ${columns} from payments where id = ${id} ${isLocked ? sql`for update` : sql``}`.execute(db);
  return rows[0] ?? null;
}

type Platform = { applicationId: number; appKey: string };

/**
 * Returns the keys of a platform at its provider: the current key, null when the platform uses the key of the installation, and the last
 * ten earlier keys, newest first. A payment to an earlier account is looked up and refunded with its key. Leaves out earlier keys that
 * can't be decrypted. Throws when the current key can't be decrypted, since the key of the installation would send the money to another
 * account.
 */
export async function findOwnKeys(
  db: Database,
  { applicationId, appKey, log }: Platform & { log: Pick<Log, 'warn'> },
): Promise<{ key: string | null; former: string[] }> {
  const { rows } = await sql<{ key_encrypted: Buffer; former_id: number | null }>`
    select key_encrypted, null as former_id, null as ended_at from payment_keys where application_id = ${applicationId}
    union all
    (select key_encrypted, id, ended_at from former_payment_keys where application_id = ${applicationId}
     order by ended_at desc limit 10)
    order by ended_at desc`.execute(db);
  const present = rows.find(({ former_id }) => former_id === null);
  const former = rows.flatMap(({ key_encrypted, former_id }) => {
    if (former_id === null) return [];
    const key = readKey(key_encrypted, appKey);
    if (key === null) log.warn({ applicationId, formerKeyId: former_id }, 'A former payment key can not be read.');
    return key ?? [];
  });
  return { key: present ? decrypt(present.key_encrypted, { appKey, use: 'payment-key' }) : null, former };
}

/** Returns whether this is the current key of a platform. */
export async function isKeyOf(db: Database, key: string, { applicationId, appKey }: Platform): Promise<boolean> {
  const { rows } = await sql<{ key_encrypted: Buffer }>`
    select key_encrypted from payment_keys where application_id = ${applicationId}`.execute(db);
  return rows[0] !== undefined && readKey(rows[0].key_encrypted, appKey) === key;
}

/** Decrypts a key; null when it was encrypted with another APP_KEY. */
export function readKey(encrypted: Buffer, appKey: string): string | null {
  try {
    return decrypt(encrypted, { appKey, use: 'payment-key' });
  } catch {
    return null;
  }
}

export type LockedOrder = {
  id: number;
  status: OrderStatus;
  payment_type: PaymentType | null;
  transaction_fee_in_cents: number;
  application_id: number;
  organization_id: number;
  reserved_until: string | null;
  paid_at: string | null;
  is_organization_removed: boolean;
  is_organization_accepted: boolean;
};

export async function lockOrder(db: Database, orderId: number): Promise<LockedOrder | null> {
  const { rows } = await sql<LockedOrder>`
    select id, status, payment_type, transaction_fee_in_cents, application_id, organization_id, reserved_until, paid_at,
      exists (select from organizations where organizations.id = orders.organization_id and deleted_at is not null)
        as is_organization_removed,
      exists (select from organizations where organizations.id = orders.organization_id and organizations.status = 'accepted')
        as is_organization_accepted
    from orders where id = ${orderId} for update`.execute(db);
  return rows[0] ?? null;
}

import type * as api from '@move/contract/payments/payment-keys.ts';
import type { ReplyOf } from '@move/contract/kit/endpoint.ts';
import { sql } from 'kysely';
import type { Config } from '../../../platform/config.ts';
import type { Database } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/http/problem.ts';
import type { Call } from '../../../platform/http/route.ts';
import type { Subject } from '../../../platform/http/written.ts';

/** Returns the platform of a key, and locks it if asked. Throws 404 when there is no such platform. */
export async function platformOf(db: Database, applicationId: number, { isLocked = false } = {}) {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from applications where id = ${applicationId} ${isLocked ? sql`for no key update` : sql``}`.execute(
    db,
  );
  if (!rows[0]) throw notFound();
  return rows[0];
}

/** The audit subject of a key; the trail has its last four characters at most. */
export const subjectOf = ({ id, name }: { id: number; name: string }): Subject => ({ type: 'applications', id, name });

type Shown = ReplyOf<typeof api.getPaymentKey>;

export async function findPaymentKey(db: Database, applicationId: number, config: Config): Promise<Shown> {
  const { rows } = await sql<NonNullable<Shown['payment_key']>>`
    select last4, updated_at from payment_keys where application_id = ${applicationId}`.execute(db);
  return { payment_key: rows[0] ?? null, driver: config.paymentDriver };
}

export async function getPaymentKey({ db, params, config }: Call<typeof api.getPaymentKey>) {
  await platformOf(db, params.applicationId);
  return findPaymentKey(db, params.applicationId, config);
}

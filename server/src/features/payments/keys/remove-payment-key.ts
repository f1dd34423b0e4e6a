import type * as api from '@move/contract/payments/payment-keys.ts';
import { sql } from 'kysely';
import { notFound } from '../../../platform/http/problem.ts';
import type { Call } from '../../../platform/http/route.ts';
import { changed } from '../../../platform/http/written.ts';
import { assertCurrentPassword } from '../../access/public.ts';
import { mailPaymentKey } from './payment-key-mails.ts';
import { platformOf, subjectOf } from './payment-keys.queries.ts';

/** Removes the key: from now on buyers pay to the account of the installation. Requires the caller's password and mails all superadmins. */
export async function removePaymentKey(call: Call<typeof api.removePaymentKey>) {
  const { db, params } = call;
  await assertCurrentPassword(call);
  const platform = await platformOf(db, params.applicationId, { isLocked: true });
  const { rows } = await sql<{ last4: string }>`
    delete from payment_keys where application_id = ${platform.id} returning last4`.execute(db);
  if (!rows[0]) throw notFound();
  await mailPaymentKey(call, { platform: platform.name, last4: null });
  return changed(undefined, { subject: subjectOf(platform), before: { payment_key_last4: rows[0].last4 } });
}

import type * as api from '@move/contract/payments/payment-keys.ts';
import { sql } from 'kysely';
import { encrypt } from '../../../platform/encryption.ts';
import { invalid } from '../../../platform/http/problem.ts';
import type { Call } from '../../../platform/http/route.ts';
import { changed, unaudited } from '../../../platform/http/written.ts';
import { assertCurrentPassword } from '../../access/public.ts';
import { mailPaymentKey } from './payment-key-mails.ts';
import { findPaymentKey, platformOf, subjectOf } from './payment-keys.queries.ts';
import { isKeyOf } from '../provider/stored-payment.ts';

/** Sets the key of the account to which buyers pay. Requires the caller's password and mails all superadmins. */
export async function updatePaymentKey(call: Call<typeof api.updatePaymentKey>) {
  const { db, params, body, config } = call;
  await assertCurrentPassword(call);
  // in the test mode of Mollie the buyer chooses whether a payment is paid
  if (config.appEnv === 'production' && body.key.startsWith('test_')) throw invalid('key', 'payment.test_key');
  const platform = await platformOf(db, params.applicationId, { isLocked: true });
  const before = await findPaymentKey(db, platform.id, config);
  // the same key changes nothing: the current key must not be listed among the earlier ones too
  if (await isKeyOf(db, body.key, { applicationId: platform.id, appKey: config.appKey })) return unaudited(before);
  const key_encrypted = encrypt(body.key, { appKey: config.appKey, use: 'payment-key' });
  const stored = { key_encrypted, last4: body.key.slice(-4) };
  await db
    .insertInto('payment_keys')
    .values({ ...stored, application_id: platform.id, driver: 'mollie' })
    .onConflict((conflict) =>
      conflict.column('application_id').doUpdateSet({ ...stored, updated_at: sql<string>`now()` }),
    )
    .execute();
  const reply = await findPaymentKey(db, platform.id, config);
  await mailPaymentKey(call, { platform: platform.name, last4: stored.last4 });
  const traced = (key: { last4: string } | null) => ({ payment_key_last4: key?.last4 ?? null });
  return changed(reply, {
    subject: subjectOf(platform),
    before: traced(before.payment_key),
    after: traced(reply.payment_key),
  });
}

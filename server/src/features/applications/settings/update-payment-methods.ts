import type * as api from '@move/contract/applications/application-settings.ts';
import type { Call } from '../../../platform/http/route.ts';
import { changed } from '../../../platform/http/written.ts';
import { subjectOf } from '../application-record.ts';
import { findPaymentMethods, renewVersion, settingOf } from './application-settings.ts';

export async function updatePaymentMethods({ db, params, body }: Call<typeof api.updatePaymentMethods>) {
  const application = await settingOf(db, params.applicationId, { isLocked: true });
  await renewVersion(db, application.id, { column: 'payment_methods_updated_at', version: body.updated_at });
  const before = await findPaymentMethods(db, application.id);
  const values = body.payment_methods.map((method) => ({ ...method, application_id: application.id }));
  if (values.length > 0) {
    await db
      .insertInto('payment_methods')
      .values(values)
      .onConflict((conflict) =>
        conflict.columns(['application_id', 'code']).doUpdateSet((row) => ({
          fixed_in_cents: row.ref('excluded.fixed_in_cents'),
          basis_points: row.ref('excluded.basis_points'),
          enabled: row.ref('excluded.enabled'),
        })),
      )
      .execute();
  }
  const after = await findPaymentMethods(db, application.id);
  return changed(after, { subject: subjectOf(application), before, after });
}

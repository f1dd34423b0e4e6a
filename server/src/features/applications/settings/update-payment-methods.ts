import type * as api from '@move/contract/applications/application-settings.ts';
import { LANGUAGE_TAGS, type Locale } from '@move/domain/kit/messages/locale.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { refusedByState } from '../../../platform/http/problem.ts';
import type { Call } from '../../../platform/http/route.ts';
import { changed } from '../../../platform/http/written.ts';
import { subjectOf } from '../application-record.ts';
import { findPaymentMethods, renewVersion, findApplicationName } from './application-settings.ts';

export async function updatePaymentMethods({ db, params, body, query, locale }: Call<typeof api.updatePaymentMethods>) {
  const application = await findApplicationName(db, params.applicationId, { isLocked: true });
  await renewVersion(db, application.id, { column: 'payment_methods_updated_at', version: body.updated_at });
  const before = await findPaymentMethods(db, application.id);
  if (query.force !== true) await assertNoMovesHeldUp(db, { applicationId: application.id, before, body, locale });
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

type Methods = { payment_methods: readonly { code: string; enabled: boolean }[] };
type Switching = { applicationId: number; before: Methods; body: Methods; locale: Locale };

const isWalletIn = ({ payment_methods }: Methods) => payment_methods.find(({ code }) => code === 'wallet')?.enabled;

/** Throws 409 with their number when wallets are switched off while users of the platform have moves. */
async function assertNoMovesHeldUp(db: Database, { applicationId, before, body, locale }: Switching): Promise<void> {
  if (isWalletIn(body) !== false || isWalletIn(before) !== true) return;
  const { rows } = await sql<{ moves: number }>`
    select coalesce(sum(moves), 0)::bigint as moves from wallet_balances join profiles on profiles.id = profile_id
    where profiles.application_id = ${applicationId}`.execute(db);
  const moves = rows[0]?.moves ?? 0;
  if (moves === 0) return;
  const count = new Intl.NumberFormat(LANGUAGE_TAGS[locale]).format(moves);
  throw refusedByState('wallet', moves === 1 ? 'payment_method.moves_one' : 'payment_method.moves', { count });
}

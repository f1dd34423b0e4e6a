import { addDays, daysFrom } from '@move/domain/kit/dates/dates.ts';
import { lastClosedDay } from '@move/domain/provider-comparisons/comparison.ts';
import { sql } from 'kysely';
import type { Config } from '../../platform/config.ts';
import type { Database } from '../../platform/database/database.ts';
import type { DemoPeople } from '../access/access.demo.ts';
import { findAccounts } from '../../features/provider-comparisons/comparison/find-accounts.ts';
import { keepComparison } from '../../features/provider-comparisons/comparison/keep-comparison.ts';
import { planComparison } from '../../features/provider-comparisons/comparison/plan-comparison.ts';

const DAYS = 45;
const COMPARISON = '00000000-0000-4000-8000-000000000001';

/** Adds the comparison of the last weeks with the built-in provider, as the job makes it, and a payment there without an order. */
export async function seedDemoProviderComparisons(
  db: Database,
  { people, config, now }: { people: DemoPeople; config: Config; now: Date },
): Promise<void> {
  const accounts = await findAccounts(db, { ...config, paymentDriver: 'test' });
  const planned = await planComparison(db, { accounts, now, isByHand: true });
  const platforms = planned.map((platform) => {
    const last = lastClosedDay(now, platform.timeZone);
    return { ...platform, days: daysFrom(addDays(last, 1 - DAYS), last) };
  });
  await sql`
    insert into test_payments (reference, idempotency_key, amount_in_cents, description, method, locale, return_url, status, created_at)
    values ('tr_demo_trial', 'tr_demo_trial', 100, 'Proefbetaling penningmeester', 'ideal', 'nl', '/', 'paid',
      ${now.toISOString()}::timestamptz - interval '5 days')`.execute(db);
  await sql`
    insert into provider_entries (comparison, kind, reference, payment_reference, amount_in_cents, currency, happened_at)
    select ${COMPARISON}::uuid, 'payment', reference, reference, amount_in_cents, 'EUR', paid_at from test_payments where status = 'paid'
    union all
    select ${COMPARISON}::uuid, 'refund', reference, payment_reference, amount_in_cents, 'EUR', created_at from test_refunds`.execute(
    db,
  );
  const listed = accounts.map((account) => ({ account, fault: null }));
  await keepComparison(db, { comparison: COMPARISON, listed, platforms, driver: 'test', now });
  await sql`delete from provider_entries where comparison = ${COMPARISON}`.execute(db);
  await sql`
    update provider_findings set alarmed_at = found_at, explained_at = ${now.toISOString()}, explained_by = ${people.sanne},
      explanation = 'Proefbetaling van € 1,00 van de penningmeester, rechtstreeks bij de betaaldienst gedaan. Hoort bij geen bestelling.'
    where reference = 'tr_demo_trial'`.execute(db);
}
